import { useCheckedLink, type VoidState } from './useCheckedLink.ts';

export type EmailChangeLink = { readonly status: 'valid' | 'done' } | VoidState;

/** Asks what the token of a mail about a change of address is good for, before it is used; undefined until the operator has answered. */
export function useEmailChangeLink(token: string, purpose: 'confirm' | 'undo'): EmailChangeLink | undefined {
  return useCheckedLink<EmailChangeLink>({
    token,
    unchecked: { status: 'valid' },
    async check(api) {
      const { state } = await api.frontGetEmailChangeLink({ token, purpose });
      return state === 'valid' || state === 'done' ? { status: state } : { status: 'void', reason: state };
    },
  });
}
