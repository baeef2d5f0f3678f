import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, toastMs } from './toast-store.ts';

describe('createToastStore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const shownTexts = (store: ReturnType<typeof createToastStore>) => store.getShown().map(({ text }) => text);

  it('removes a toast after 3.5 s', () => {
    const store = createToastStore();
    store.show({ text: 'Profile updated.' });
    vi.advanceTimersByTime(toastMs - 1);
    expect(shownTexts(store)).toEqual(['Profile updated.']);
    vi.advanceTimersByTime(1);
    expect(shownTexts(store)).toEqual([]);
  });

  it('shows three and queues the fourth, which gets its full time', () => {
    const store = createToastStore();
    ['a', 'b', 'c', 'd'].forEach((text) => store.show({ text }));
    expect(shownTexts(store)).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(toastMs);
    expect(shownTexts(store)).toEqual(['d']);
    vi.advanceTimersByTime(toastMs - 1);
    expect(shownTexts(store)).toEqual(['d']);
  });

  it('stops the timers while paused', () => {
    const store = createToastStore();
    store.show({ text: 'a' });
    store.pause();
    store.show({ text: 'b' });
    vi.advanceTimersByTime(60_000);
    expect(shownTexts(store)).toEqual(['a', 'b']);
    store.resume();
    vi.advanceTimersByTime(toastMs);
    expect(shownTexts(store)).toEqual([]);
  });

  it('removes a toast by its id and ignores unknown ids', () => {
    const store = createToastStore();
    const id = store.show({ text: 'a' });
    const listener = vi.fn();
    store.subscribe(listener);
    store.dismiss(id + 1);
    expect(listener).not.toHaveBeenCalled();
    store.dismiss(id);
    expect(shownTexts(store)).toEqual([]);
  });

  it('returns the same list until something changes, so that views can compare it', () => {
    const store = createToastStore();
    store.show({ text: 'a' });
    expect(store.getShown()).toBe(store.getShown());
  });
});
