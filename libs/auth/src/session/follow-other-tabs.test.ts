import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';
import { tokenStorage } from './token-storage.ts';

const browser = new EventTarget();
let stored: string | undefined;
const end = vi.fn();
const onLoggedIn = vi.fn();

/** Simulates another tab that changes the stored token. */
function changeElsewhere(newValue: string | undefined, key = tokenStorage.key): void {
  const oldValue = stored;
  stored = newValue;
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue: oldValue ?? null, newValue: newValue ?? null }));
}

beforeEach(() => {
  stored = 'Bearer old';
  vi.spyOn(tokenStorage, 'read').mockImplementation(() => stored);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a logout in another tab ends this session with the reason `other-tab`', () => {
  const stop = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere(undefined);
  expect(end).toHaveBeenCalledExactlyOnceWith('other-tab');
  expect(onLoggedIn).not.toHaveBeenCalled();
  stop();
});

test('a login in another tab calls onLoggedIn, even if an earlier logout is reported late', () => {
  const stop = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere('Bearer new');
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: tokenStorage.key, oldValue: 'Bearer old', newValue: null }));
  expect(onLoggedIn).toHaveBeenCalledTimes(2);
  expect(end).not.toHaveBeenCalled();
  stop();
});

test('nothing happens for another key, or after the returned function was called', () => {
  const stop = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere(undefined, 'other');
  stop();
  changeElsewhere('Bearer new');
  expect(end).not.toHaveBeenCalled();
  expect(onLoggedIn).not.toHaveBeenCalled();
});
