import type { SignOutReason } from '@playfront/api-contract';

const keptKey = 'front.signedOut';

/**
 * Why the last session of this tab ended, kept for the next page, whose dialog shows it. If
 * storage is forbidden, the dialog only says that the session has ended, or does not open.
 */
export const signOutReason = {
  keep(reason: SignOutReason | 'expired' | 'other-tab'): void {
    try {
      sessionStorage.setItem(keptKey, reason);
    } catch {}
  },
  read(): string | undefined {
    try {
      return sessionStorage.getItem(keptKey) ?? undefined;
    } catch {
      return undefined;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(keptKey);
    } catch {}
  },
};
