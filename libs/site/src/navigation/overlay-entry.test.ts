import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type State = { page: string; overlays?: readonly number[] };

/** A fake history that traverses and fires `popstate` asynchronously. A traversal started while another is pending is merged with it or follows it. */
function createHistory(events: EventTarget) {
  const entries: State[] = [{ page: 'home' }];
  let at = 0;
  let pending: number[] = [];
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
      if (pending.length > 0 && this.areMerged) return void pending.push(by);
      const steps = [by];
      pending = steps;
      setTimeout(() => {
        pending = pending === steps ? [] : pending;
        const target = at + steps.reduce((sum, step) => sum + step, 0);
        if (!entries[target]) return;
        at = target;
        events.dispatchEvent(new Event('popstate'));
      });
    },
    /** The current entry: its index, its page, and its number of overlays. */
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
  vi.stubGlobal('location', { href: 'https://casino.test/' });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  // Start without the open entries of the previous test.
  vi.resetModules();
  ({ enterOverlayEntry, isOverlayEntry, leaveClosedEntries, leaveOverlayEntries, leavePageBackwards } = await import('./overlay-entry.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('pushes an entry and removes it when the overlay is closed', async () => {
  const leave = enterOverlayEntry(() => expect.unreachable());
  expect(history.here()).toEqual([1, 'home', 1]);
  expect(isOverlayEntry()).toBe(true);
  leave();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('calls the handler of the upper entry on Back, then that of the lower', async () => {
  const called: string[] = [];
  enterOverlayEntry(() => void called.push('step'));
  enterOverlayEntry(() => void called.push('dialog'));
  await back();
  expect(called).toEqual(['dialog']);
  await back();
  expect(called).toEqual(['dialog', 'step']);
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('calls both handlers when the user goes back past both entries', async () => {
  const called: string[] = [];
  enterOverlayEntry(() => void called.push('step'));
  enterOverlayEntry(() => void called.push('dialog'));
  await back(2);
  expect(called).toEqual(['step', 'dialog']);
});

it('keeps the entry of a dialog that opens on the next page while the steps of this page are being removed', async () => {
  const leaveSteps = [enterOverlayEntry(() => expect.unreachable()), enterOverlayEntry(() => expect.unreachable())];
  history.replaceState({ page: 'welcome' });
  let isCalled = false;
  enterOverlayEntry(() => void (isCalled = true));
  for (const leave of leaveSteps) leave();
  await settle();
  expect(history.here()).toEqual([3, 'welcome', 1]);
  await back();
  expect(isCalled).toBe(true);
  expect(history.here()).toEqual([2, 'welcome', 0]);
});

it('keeps an entry below an open one and removes both when that is closed', async () => {
  const leaveStep = enterOverlayEntry(() => expect.unreachable());
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveStep();
  await settle();
  expect(history.here()).toEqual([2, 'home', 2]);
  leaveDialog();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('reuses the entry if an overlay is closed and another opened synchronously', async () => {
  const leave = enterOverlayEntry(() => expect.unreachable());
  leave();
  enterOverlayEntry(() => expect.unreachable());
  await settle();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('reuses the entry from before a reload', async () => {
  history.pushState({ page: 'home', overlays: [0.1] });
  const leave = enterOverlayEntry(() => expect.unreachable());
  expect(history.here()).toEqual([1, 'home', 1]);
  leave();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('leaves entries from before a reload', async () => {
  history.pushState({ page: 'home', overlays: [0.1] });
  history.pushState({ page: 'home', overlays: [0.1, 0.2] });
  leaveClosedEntries();
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('calls a handler that keeps its entry on every Back', async () => {
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

it('does not keep an entry if Back reached another page', async () => {
  history.pushState({ page: 'details' });
  vi.stubGlobal('location', { href: 'https://casino.test/details' });
  enterOverlayEntry(() => true);
  vi.stubGlobal('location', { href: 'https://casino.test/' });
  await back(2);
  expect(history.here()).toEqual([0, 'home', 0]);
});

it.each([true, false])('calls the handler for a Back while the entry of a dialog above is being removed (merged: %s)', async (areMerged) => {
  history.areMerged = areMerged;
  const handleBack = vi.fn(() => true);
  enterOverlayEntry(handleBack);
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveDialog();
  await back();
  expect(handleBack).toHaveBeenCalledOnce();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('leaves the page past open overlays, after pending removals, without calling their handlers', async () => {
  history.pushState({ page: 'details' });
  enterOverlayEntry(() => expect.unreachable());
  const leaveDialog = enterOverlayEntry(() => expect.unreachable());
  leaveDialog();
  leavePageBackwards(() => expect.unreachable());
  await settle();
  expect(history.here()).toEqual([0, 'home', 0]);
});

it('reports that the tab has no previous page', async () => {
  const handleNone = vi.fn();
  enterOverlayEntry(() => expect.unreachable());
  leavePageBackwards(handleNone);
  await settle();
  expect(handleNone).toHaveBeenCalledOnce();
  expect(history.here()).toEqual([1, 'home', 1]);
});

it('runs the action on the entry of the page, after removing those of open overlays', async () => {
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
