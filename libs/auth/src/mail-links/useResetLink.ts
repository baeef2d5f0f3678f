import { useCheckedLink, type VoidState } from './useCheckedLink.ts';

/** The state of a reset link. An expired one has the operator's times, since the clock of the device may be wrong. */
export type ResetLink =
  /** `username` is empty if the operator did not send it. */
  { readonly status: 'valid'; readonly username: string } | (VoidState & { readonly sentAt?: string; readonly lifeMinutes?: number });

/** Checks the token of a reset mail before a password is typed; undefined until the operator has responded. */
export function useResetLink(token: string): ResetLink | undefined {
  return useCheckedLink<ResetLink>({
    token,
    fallback: { status: 'valid', username: '' },
    async check(api) {
      const { state, username, sent_at: sentAt, expires_at: expiresAt } = await api.frontGetResetLink({ token });
      if (state === 'valid') return { status: 'valid', username };
      const lifeMinutes = Math.round((Date.parse(expiresAt) - Date.parse(sentAt)) / 60_000);
      return { status: 'void', reason: state, sentAt, lifeMinutes };
    },
  });
}
