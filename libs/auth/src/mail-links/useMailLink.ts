import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** Why a link does not work: it is too old; it was used, cancelled or replaced; or it is no link of ours, such as one that was not copied in full. */
export type VoidLink = 'expired' | 'used' | 'invalid';

/** Why the operator refused a link, if it was for the link itself. */
export function voidLinkOf({ kind, key }: ApiError): VoidLink | undefined {
  if (kind !== 'refused') return undefined;
  if (key === 'token_expired') return 'expired';
  if (key === 'token_used') return 'used';
  return key === 'invalid_token' || key === 'field_required' ? 'invalid' : undefined;
}

/** The result of opening a mail's link. */
export type MailLinkState<Answer> =
  | { readonly status: 'waiting' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly answer: Answer }
  /** The link can no longer be used, or never could. */
  | { readonly status: 'void'; readonly reason: VoidLink }
  /** Failed without a result: can be retried. */
  | { readonly status: 'failed'; readonly error: ApiError };

/** Uses the link of a mail when `follow` is called, once at a time. */
export function useMailLink<Answer>(send: () => Promise<Answer>): { readonly state: MailLinkState<Answer>; readonly follow: () => void } {
  const [state, setState] = useState<MailLinkState<Answer>>({ status: 'waiting' });

  async function follow(): Promise<void> {
    if (state.status === 'busy' || state.status === 'done') return;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', answer: await send() });
    } catch (error) {
      const fault = asApiError(error);
      const reason = voidLinkOf(fault);
      setState(reason ? { status: 'void', reason } : { status: 'failed', error: fault });
    }
  }

  return { state, follow: () => void follow() };
}
