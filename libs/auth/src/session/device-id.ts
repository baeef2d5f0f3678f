import { isUuid, newUuid } from '@playfront/api-contract/uuid';

const key = 'front.device';

/**
 * A random id of this browser, sent with a login so that a login from another device can be mailed to the player. Log-out keeps it. Without
 * storage there is none, and every login counts as one from a new device.
 */
export function deviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (stored && isUuid(stored)) return stored;
    const made = newUuid();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}
