import { useCheckedLink, type VoidState } from './useCheckedLink.ts';

export type EmailChangeLink = { readonly status: 'valid' | 'done' } | VoidState;

/** Checks the token of a mail about a change of address before it is used; undefined until the operator has responded. */
export function useEmailChangeLink(token: string, purpose: 'confirm' | 'undo'): EmailChangeLink | undefined {
  return useCheckedLink<EmailChangeLink>({
    token,
    fallback: { status: 'valid' },
    async check(api) {
      const { state } = await api.frontGetEmailChangeLink({ token, purpose });
      return state === 'valid' || state === 'done' ? { status: state } : { status: 'void', reason: state };
    },
  });
}
