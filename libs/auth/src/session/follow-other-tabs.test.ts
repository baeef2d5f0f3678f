import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.ts';
import { tokenStorage } from './token-storage.ts';

const browser = new EventTarget();
let stored: string | undefined;
const end = vi.fn();
const onLoggedIn = vi.fn();

/** Another tab changes the stored token, as the browser reports it here. */
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

test('a log-out in another tab ends the session here with its reason', () => {
  const leave = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere(undefined);
  expect(end).toHaveBeenCalledExactlyOnceWith('other-tab');
  expect(onLoggedIn).not.toHaveBeenCalled();
  leave();
});

test('a log-in in another tab starts this one anew, also when its log-out before that is reported late', () => {
  const leave = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere('Bearer new');
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: tokenStorage.key, oldValue: 'Bearer old', newValue: null }));
  expect(onLoggedIn).toHaveBeenCalledTimes(2);
  expect(end).not.toHaveBeenCalled();
  leave();
});

test('another key, or a tab that is left, changes nothing', () => {
  const leave = followOtherTabs({ session: { end }, onLoggedIn });
  changeElsewhere(undefined, 'other');
  leave();
  changeElsewhere('Bearer new');
  expect(end).not.toHaveBeenCalled();
  expect(onLoggedIn).not.toHaveBeenCalled();
});
