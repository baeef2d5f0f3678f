import { useCheckedLink, type VoidState } from './useCheckedLink.ts';

/** What a reset link is good for. The times of an expired one are the operator's, whatever the clock of the device says. */
export type ResetLink =
  /** `username` is empty if the operator did not say. */
  { readonly status: 'valid'; readonly username: string } | (VoidState & { readonly sentAt?: string; readonly lifeMinutes?: number });

/** Asks what the token of a reset mail is good for, before a password is typed; undefined until the operator has answered. */
export function useResetLink(token: string): ResetLink | undefined {
  return useCheckedLink<ResetLink>({
    token,
    unchecked: { status: 'valid', username: '' },
    async check(api) {
      const { state, username, sent_at: sentAt, expires_at: expiresAt } = await api.frontGetResetLink({ token });
      if (state === 'valid') return { status: 'valid', username };
      const lifeMinutes = Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 60_000);
      return { status: 'void', reason: state, sentAt, lifeMinutes };
    },
  });
}
