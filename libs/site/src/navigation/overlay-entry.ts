/**
 * History state of an entry that Back leaves before the page: the ids of the open drawers, dialogs and form steps, the lowest first.
 */
type MarkedState = { readonly overlays?: readonly number[] } | null;

/** Called when the user went back past the entry. True puts the entry on the history again: nothing was left. */
export type BackHandler = () => boolean | void;

/** Entries of this document that are open, the lowest first. Those from before a reload are not among them. */
const openEntries = new Map<number, { readonly address: string; readonly onBack: BackHandler }>();

/** A traversal that this module has asked for; the browser makes it a moment later. */
let isLeaving = false;
let waiting: (() => void)[] = [];

const idsHere = () => (history.state as MarkedState)?.overlays ?? [];

function goBack(entries: number): void {
  isLeaving = true;
  history.go(-entries);
}

/** Runs `act` once the browser stands still. */
function whenStill(act: () => void): void {
  if (isLeaving) waiting.push(act);
  else act();
}

/** Puts an entry on, or takes over the one of an overlay that is not open any more: that needs no traversal. */
function put(id: number): void {
  const ids = idsHere();
  const top = ids.at(-1);
  const isFree = top !== undefined && !openEntries.has(top);
  // The router's own part of the state stays: to it this is the same place.
  const state = { ...(history.state as object | null), overlays: [...(isFree ? ids.slice(0, -1) : ids), id] };
  if (isFree) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** Every `popstate` ends a traversal, whoever asked for it: the browser merges the user's Back with one of ours that is under way. */
function handlePop(): void {
  isLeaving = false;
  const ids = idsHere();
  for (const [id, { address, onBack }] of [...openEntries]) {
    if (ids.includes(id) || !openEntries.has(id)) continue;
    if (onBack() && openEntries.has(id) && address === location.href) put(id);
    else openEntries.delete(id);
  }
  leaveClosedEntries();
  const acts = waiting;
  waiting = [];
  for (const act of acts) whenStill(act);
}

/** Whether the browser stands on the entry of an overlay: a navigation is to take its place, so that Back from there finds the page itself. */
export function isOverlayEntry(): boolean {
  return idsHere().length > 0 && !isLeaving;
}

/** Leaves an entry whose overlay is not open any more: one of a page that was loaded anew, now or when Back or Forward finds one. */
export function leaveClosedEntries(): void {
  addEventListener('popstate', handlePop);
  const ids = idsHere();
  const closed = ids.length - 1 - ids.findLastIndex((id) => openEntries.has(id));
  if (closed > 0 && !isLeaving) goBack(closed);
}

/** Goes back to the page before this one, past the entries of what is open over it; calls `onNone` where this tab has no page before it. */
export function leavePageBackwards(onNone: () => void): void {
  whenStill(() => {
    const ids = idsHere();
    for (const id of ids) openEntries.delete(id);
    if (history.length > ids.length + 1) goBack(ids.length + 1);
    else onNone();
  });
}

/** Pushes an entry with the same address and calls `onBack` when the user went back past it. Returns a function that takes the entry off. */
export function enterOverlayEntry(onBack: BackHandler): () => void {
  addEventListener('popstate', handlePop);
  const id = Math.random();
  let isUndone = false;
  whenStill(() => {
    if (isUndone) return;
    put(id);
    openEntries.set(id, { address: location.href, onBack });
  });
  return () => {
    isUndone = true;
    openEntries.delete(id);
    // A navigation, or Back, may have taken it already; under what is still open it stays until that is closed.
    whenStill(leaveClosedEntries);
  };
}
