import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterOverlayEntry, isOverlayEntry, leaveClosedEntries } from './overlay-entry.ts';

type State = { page: string; overlays?: readonly number[] };

/** The browser's: going is done a moment later, and told. */
function createHistory(events: EventTarget) {
  const entries: State[] = [{ page: 'home' }];
  let at = 0;
  return {
    get state() {
      return entries[at] as State;
    },
    pushState: (state: State) => entries.splice(++at, Infinity, state),
    replaceState: (state: State) => void (entries[at] = state),
    go: (by: number) =>
      setTimeout(() => {
        at += by;
        events.dispatchEvent(new Event('popstate'));
      }),
    /** Where the browser stands: what lies under it, itself, and how many overlays are on it. */
    here: () => [at, entries[at]?.page, entries[at]?.overlays?.length ?? 0],
  };
}

let history: ReturnType<typeof createHistory>;

const settle = () => vi.runAllTimersAsync();
const back = async (by = 1) => {
  history.go(-by);
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
  const events = new EventTarget();
  history = createHistory(events);
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
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
  enterOverlayEntry(() => told.push('step'));
  enterOverlayEntry(() => told.push('dialog'));
  await back();
  expect(told).toEqual(['dialog']);
  await back();
  expect(told).toEqual(['dialog', 'step']);
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('tells both when Back passes both at once', async () => {
  const told: string[] = [];
  enterOverlayEntry(() => told.push('step'));
  enterOverlayEntry(() => told.push('dialog'));
  await back(2);
  expect(told).toEqual(['step', 'dialog']);
});

it('leaves the entry of a dialog alone that opens on the next page before the steps of this one are gone', async () => {
  const leaveSteps = [enterOverlayEntry(() => expect.unreachable()), enterOverlayEntry(() => expect.unreachable())];
  history.replaceState({ page: 'welcome' });
  let isTold = false;
  enterOverlayEntry(() => (isTold = true));
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

it('leaves entries of before a reload', async () => {
  history.pushState({ page: 'home', overlays: [0.1] });
  history.pushState({ page: 'home', overlays: [0.1, 0.2] });
  leaveClosedEntries();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});
