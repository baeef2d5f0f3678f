/**
 * History state of an entry that Back leaves before the page: the ids of the open drawers, dialogs and form steps, the lowest first.
 */
type MarkedState = { readonly overlays?: readonly number[] } | null;

/** Called when the user went back past the entry. Returning true pushes the entry again and cancels the navigation. */
export type BackHandler = () => boolean | void;

/** Open entries of this document, the lowest first; not those from before a reload. */
const openEntries = new Map<number, { readonly address: string; readonly onBack: BackHandler }>();

/** Whether a traversal of this module is pending; browsers traverse asynchronously. */
let isLeaving = false;
let waiting: (() => void)[] = [];

const idsHere = () => (history.state as MarkedState)?.overlays ?? [];

function goBack(entries: number): void {
  isLeaving = true;
  history.go(-entries);
}

/** Runs `act` once no traversal is pending. */
function whenSettled(act: () => void): void {
  if (isLeaving) waiting.push(act);
  else act();
}

/** Pushes an entry, or reuses the entry of a closed overlay, which needs no traversal. */
function pushEntry(id: number): void {
  const ids = idsHere();
  const top = ids.at(-1);
  const isFree = top !== undefined && !openEntries.has(top);
  // Keep the router's part of the state: for the router this is the same location.
  const state = { ...(history.state as object | null), overlays: [...(isFree ? ids.slice(0, -1) : ids), id] };
  if (isFree) history.replaceState(state, '');
  else history.pushState(state, '');
}

/** Every `popstate` ends the pending traversal: browsers merge the user's Back with a traversal of ours. */
function handlePop(): void {
  isLeaving = false;
  const ids = idsHere();
  for (const [id, { address, onBack }] of [...openEntries]) {
    if (ids.includes(id) || !openEntries.has(id)) continue;
    if (onBack() && openEntries.has(id) && address === location.href) pushEntry(id);
    else openEntries.delete(id);
  }
  leaveClosedEntries();
  const acts = waiting;
  waiting = [];
  for (const act of acts) whenSettled(act);
}

/** Whether the current history entry belongs to an overlay. A navigation should replace it, so that Back leads to the page itself. */
export function isOverlayEntry(): boolean {
  return idsHere().length > 0 && !isLeaving;
}

/** Leaves entries of overlays that are no longer open, for example after a reload; now and whenever Back or Forward reaches one. */
export function leaveClosedEntries(): void {
  addEventListener('popstate', handlePop);
  const ids = idsHere();
  const closed = ids.length - 1 - ids.findLastIndex((id) => openEntries.has(id));
  if (closed > 0 && !isLeaving) goBack(closed);
}

/** Goes back to the previous page, past the entries of open overlays; calls `onNone` if this tab has no previous page. */
export function leavePageBackwards(onNone: () => void): void {
  whenSettled(() => {
    const ids = idsHere();
    for (const id of ids) openEntries.delete(id);
    if (history.length > ids.length + 1) goBack(ids.length + 1);
    else onNone();
  });
}

/** Goes back to the entry of the page itself, past those of open overlays, then calls `act`. */
export function leaveOverlayEntries(act: () => void): void {
  whenSettled(() => {
    const ids = idsHere();
    if (ids.length === 0) {
      act();
      return;
    }
    for (const id of ids) openEntries.delete(id);
    waiting.push(act);
    goBack(ids.length);
  });
}

/** Pushes an entry with the same URL and calls `onBack` when the user goes back past it. Returns a cleanup function that removes the entry. */
export function enterOverlayEntry(onBack: BackHandler): () => void {
  addEventListener('popstate', handlePop);
  const id = Math.random();
  let isUndone = false;
  whenSettled(() => {
    if (isUndone) return;
    pushEntry(id);
    openEntries.set(id, { address: location.href, onBack });
  });
  return () => {
    isUndone = true;
    openEntries.delete(id);
    // A navigation or Back may have removed it already; below open overlays it stays until they are closed.
    whenSettled(leaveClosedEntries);
  };
}
