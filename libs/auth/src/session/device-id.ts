import { isUuid, newUuid } from '@playfront/api-contract/uuid';

const key = 'front.device';

/**
 * A random id of this browser, sent with each login so that the operator can mail the player about logins from new devices. It survives logout.
 * Undefined without storage: then every login counts as one from a new device.
 */
export function deviceId(): string | undefined {
  try {
    const stored = localStorage.getItem(key);
    if (stored && isUuid(stored)) return stored;
    const id = newUuid();
    localStorage.setItem(key, id);
    return id;
  } catch {
    return undefined;
  }
}
