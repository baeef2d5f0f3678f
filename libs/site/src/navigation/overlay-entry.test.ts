import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type State = { page: string; overlays?: readonly number[] };

/** The browser's history: a traversal is made and reported later. One that begins while another is under way is merged with it, or follows it. */
function createHistory(events: EventTarget) {
  const entries: State[] = [{ page: 'home' }];
  let at = 0;
  let underWay: number[] = [];
  return {
    areMerged: false,
    get length() {
      return entries.length;
    },
    get state() {
      return entries[at] as State;
    },
    pushState: (state: State) => {
      entries.splice(++at, Infinity, state);
    },
    replaceState: (state: State) => void (entries[at] = state),
    go(by: number) {
      if (underWay.length > 0 && this.areMerged) return void underWay.push(by);
      const steps = [by];
      underWay = steps;
      setTimeout(() => {
        underWay = underWay === steps ? [] : underWay;
        const target = at + steps.reduce((sum, step) => sum + step, 0);
        if (!entries[target]) return;
        at = target;
        events.dispatchEvent(new Event('popstate'));
      });
    },
    /** Where the browser stands: what lies under it, itself, and how many overlays are on it. */
    here: () => [at, entries[at]?.page, entries[at]?.overlays?.length ?? 0],
  };
}

let history: ReturnType<typeof createHistory>;
let { enterOverlayEntry, isOverlayEntry, leaveClosedEntries, leaveOverlayEntries, leavePageBackwards } = await import('./overlay-entry.ts');

const settle = () => vi.runAllTimersAsync();
const back = async (by = 1) => {
  history.go(-by);
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  const events = new EventTarget();
  history = createHistory(events);
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', { href: 'https://house.test/' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  // Entries of another test are not open in this one.
  vi.resetModules();
  ({ enterOverlayEntry, isOverlayEntry, leaveClosedEntries, leaveOverlayEntries, leavePageBackwards } = await import('./overlay-entry.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('puts an entry on, and takes it off again when the overlay is closed', async () => {
  const leave = enterOverlayEntry(() => expect.unreachable());
  expect(history.here()).toEqual([1, 'home', 1]);
  expect(isOverlayEntry()).toBe(true);
  leave();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('tells the upper one of Back, then the lower one', async () => {
  const told: string[] = [];
  enterOverlayEntry(() => void told.push('step'));
  enterOverlayEntry(() => void told.push('dialog'));
  await back();
  expect(told).toEqual(['dialog']);
  await back();
  expect(told).toEqual(['dialog', 'step']);
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('tells both when Back passes both at once', async () => {
  const told: string[] = [];
  enterOverlayEntry(() => void told.push('step'));
  enterOverlayEntry(() => void told.push('dialog'));
  await back(2);
  expect(told).toEqual(['step', 'dialog']);
});

it('leaves the entry of a dialog alone that opens on the next page before the steps of this one are gone', async () => {
  const leaveSteps = [enterOverlayEntry(() => expect.unreachable()), enterOverlayEntry(() => expect.unreachable())];
  history.replaceState({ page: 'welcome' });
  let isTold = false;
  enterOverlayEntry(() => void (isTold = true));
  for (const leave of leaveSteps) leave();
  await settle();
  expect(history.here()).toEqual([3, 'welcome', 1]);
  await back();
  expect(isTold).toBe(true);
  expect(history.here()).toEqual([2, 'welcome', 0]);
});

it('keeps an entry under one that is still open, and takes both when that is closed', async () => {
  const leaveStep = enterOverlayEntry(() => expect.unreachable());
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveStep();
  await settle();
  expect(history.here()).toEqual([2, 'home', 2]);
  leaveDialog();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('closes and opens again in one go with one entry', async () => {
  const leave = enterOverlayEntry(() => expect.unreachable());
  leave();
  enterOverlayEntry(() => expect.unreachable());
  await settle();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('takes over the entry of before a reload', async () => {
  history.pushState({ page: 'home', overlays: [0.1] });
  const leave = enterOverlayEntry(() => expect.unreachable());
  expect(history.here()).toEqual([1, 'home', 1]);
  leave();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('leaves entries of before a reload', async () => {
  history.pushState({ page: 'home', overlays: [0.1] });
  history.pushState({ page: 'home', overlays: [0.1, 0.2] });
  leaveClosedEntries();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('calls a handler that keeps its entry at every Back', async () => {
  const handleBack = vi.fn(() => true);
  const leave = enterOverlayEntry(handleBack);
  await back();
  expect(history.here()).toEqual([1, 'home', 1]);
  await back();
  expect(handleBack).toHaveBeenCalledTimes(2);
  leave();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('does not keep an entry where Back came to another page', async () => {
  history.pushState({ page: 'details' });
  vi.stubGlobal('location', { href: 'https://house.test/details' });
  enterOverlayEntry(() => true);
  vi.stubGlobal('location', { href: 'https://house.test/' });
  await back(2);
  expect(history.here()).toEqual([0, 'home', 0]);
});

it.each([true, false])('calls it for a Back that comes while a dialog over it is still leaving the history (merged: %s)', async (areMerged) => {
  history.areMerged = areMerged;
  const handleBack = vi.fn(() => true);
  enterOverlayEntry(handleBack);
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveDialog();
  await back();
  expect(handleBack).toHaveBeenCalledOnce();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('leaves the page past what is open over it, after what is still leaving the history, and calls nobody back', async () => {
  history.pushState({ page: 'details' });
  enterOverlayEntry(() => expect.unreachable());
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveDialog();
  leavePageBackwards(() => expect.unreachable());
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('says when this tab has no page before', async () => {
  const handleNone = vi.fn();
  enterOverlayEntry(() => expect.unreachable());
  leavePageBackwards(handleNone);
  await settle();
  expect(handleNone).toHaveBeenCalledOnce();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('acts on the entry of the page, with what was open over it gone', async () => {
  const acted: unknown[] = [];
  leaveOverlayEntries(() => acted.push(history.here()));
  expect(acted).toEqual([[0, 'home', 0]]);
  const leave = enterOverlayEntry(() => expect.unreachable());
  enterOverlayEntry(() => expect.unreachable());
  leaveOverlayEntries(() => acted.push(history.here()));
  await settle();
  leave();
  await settle();
  expect(acted.slice(1)).toEqual([[0, 'home', 0]]);
  expect(history.here()).toEqual([0, 'home', 0]);
});
