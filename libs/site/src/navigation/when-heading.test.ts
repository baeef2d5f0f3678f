import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenHeading } from './when-heading.ts';

class QuietObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MutationObserver', QuietObserver);
  vi.stubGlobal('document', { querySelectorAll: () => [], body: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says after five seconds that no heading has come', () => {
  const onHeading = vi.fn();
  whenHeading(onHeading);
  vi.advanceTimersByTime(4_999);
  expect(onHeading).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHeading).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('does not take the heading of what is still coming for the page’s', () => {
  const querySelectorAll = vi.fn(() => []);
  vi.stubGlobal('document', { querySelectorAll, body: {} });
  whenHeading(vi.fn());
  expect(querySelectorAll).toHaveBeenCalledWith('h1:not([data-coming])');
});

it('passes over the heading of a page that is behind a game', () => {
  const behind = { checkVisibility: () => false };
  const seen = { checkVisibility: () => true };
  vi.stubGlobal('document', { querySelectorAll: () => [behind, seen], body: {} });
  const onHeading = vi.fn();
  whenHeading(onHeading);
  expect(onHeading).toHaveBeenCalledExactlyOnceWith(seen);
});

it('says nothing to who has ended the wait', () => {
  const onHeading = vi.fn();
  whenHeading(onHeading)();
  vi.runAllTimers();
  expect(onHeading).not.toHaveBeenCalled();
});
