import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** Why a link does not work: `used` includes cancelled and replaced links; `invalid` those that were not copied completely. */
export type VoidLink = 'expired' | 'used' | 'invalid';

/** Why the operator refused a link; undefined if it was refused for another reason. */
export function voidLinkOf({ kind, key }: ApiError): VoidLink | undefined {
  if (kind !== 'refused') return undefined;
  if (key === 'token_expired') return 'expired';
  if (key === 'token_used') return 'used';
  return key === 'invalid_token' || key === 'field_required' ? 'invalid' : undefined;
}

/** State of using a mail's link. */
export type MailLinkState<Response> =
  | { readonly status: 'waiting' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly response: Response }
  /** The link can no longer be used, or never could. */
  | { readonly status: 'void'; readonly reason: VoidLink }
  /** Transport fault or another refusal: can be retried. */
  | { readonly status: 'failed'; readonly error: ApiError };

/** Uses the link of a mail when `follow` is called, unless it is in use or was used. */
export function useMailLink<Response>(send: () => Promise<Response>): { readonly state: MailLinkState<Response>; readonly follow: () => void } {
  const [state, setState] = useState<MailLinkState<Response>>({ status: 'waiting' });

  async function follow(): Promise<void> {
    if (state.status === 'busy' || state.status === 'done') return;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', response: await send() });
    } catch (error) {
      const fault = asApiError(error);
      const reason = voidLinkOf(fault);
      setState(reason ? { status: 'void', reason } : { status: 'failed', error: fault });
    }
  }

  return { state, follow: () => void follow() };
}
