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

it('reports after five seconds that there is no heading', () => {
  const onHeading = vi.fn();
  whenHeading(onHeading);
  vi.advanceTimersByTime(4_999);
  expect(onHeading).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onHeading).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('ignores the heading of loading content', () => {
  const querySelectorAll = vi.fn(() => []);
  vi.stubGlobal('document', { querySelectorAll, body: {} });
  whenHeading(vi.fn());
  expect(querySelectorAll).toHaveBeenCalledWith('h1:not([data-coming])');
});

it('skips the heading of a page hidden behind a game', () => {
  const behind = { checkVisibility: () => false };
  const seen = { checkVisibility: () => true };
  vi.stubGlobal('document', { querySelectorAll: () => [behind, seen], body: {} });
  const onHeading = vi.fn();
  whenHeading(onHeading);
  expect(onHeading).toHaveBeenCalledExactlyOnceWith(seen);
});

it('does not call back after its cleanup', () => {
  const onHeading = vi.fn();
  whenHeading(onHeading)();
  vi.runAllTimers();
  expect(onHeading).not.toHaveBeenCalled();
});
