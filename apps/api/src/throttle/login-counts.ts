import type { Count } from './throttle.service.ts';

/** Counters for wrong passwords for one account: from one caller, and from all unfamiliar callers. */
export function loginCounts(usernameKey: string, caller: string): [pair: Count, account: Count] {
  return [
    { limit: 'login_pair', of: `${caller} ${usernameKey}` },
    { limit: 'login_account', of: usernameKey },
  ];
}
