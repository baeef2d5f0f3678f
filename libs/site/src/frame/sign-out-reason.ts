import type { BlockReason, SignOutReason } from '@playfront/api-contract';

const reasonKey = 'front.signedOut';

/**
 * Why the last session of this tab ended, with the reason of a block, stored for the dialog of the next page. If storage is forbidden, the
 * dialog only says that the session has ended, or does not open.
 */
export const signOutReason = {
  store(reason: SignOutReason | 'expired' | 'other-tab', blockReason?: BlockReason | null): void {
    try {
      sessionStorage.setItem(reasonKey, blockReason ? `${reason}:${blockReason}` : reason);
    } catch {}
  },
  read(): { readonly reason: string | undefined; readonly blockReason: string | undefined } | undefined {
    try {
      const stored = sessionStorage.getItem(reasonKey);
      if (stored === null) return undefined;
      const [reason, blockReason] = stored.split(':');
      return { reason, blockReason };
    } catch {
      return undefined;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(reasonKey);
    } catch {}
  },
};
