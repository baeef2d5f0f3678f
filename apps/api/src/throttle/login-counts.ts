import type { Count } from './throttle.service.ts';

/** Wrong passwords for one account: those from one caller, and those from all callers who are strange to it. */
export function loginCounts(usernameKey: string, caller: string): [pair: Count, account: Count] {
  return [
    { limit: 'login_pair', of: `${caller} ${usernameKey}` },
    { limit: 'login_account', of: usernameKey },
  ];
}
