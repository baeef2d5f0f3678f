import type { BlockReason, SignOutReason } from '@playfront/api-contract';

const keptKey = 'front.signedOut';

/**
 * Why the last session of this tab ended, with the reason of a block, kept for the next page, whose dialog shows it. If
 * storage is forbidden, the dialog only says that the session has ended, or does not open.
 */
export const signOutReason = {
  keep(reason: SignOutReason | 'expired' | 'other-tab', blockReason?: BlockReason | null): void {
    try {
      sessionStorage.setItem(keptKey, blockReason ? `${reason}:${blockReason}` : reason);
    } catch {}
  },
  read(): { readonly reason: string | undefined; readonly blockReason: string | undefined } | undefined {
    try {
      const kept = sessionStorage.getItem(keptKey);
      if (kept === null) return undefined;
      const [reason, blockReason] = kept.split(':');
      return { reason, blockReason };
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
