import { useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';

/** What became of a mail's link. */
export type MailLinkState<Answer> =
  | { readonly status: 'waiting' }
  | { readonly status: 'busy' }
  | { readonly status: 'done'; readonly answer: Answer }
  /** Used, expired, withdrawn, or cut off on its way. */
  | { readonly status: 'void' }
  /** Nothing was decided: it can be tried again. */
  | { readonly status: 'failed'; readonly error: ApiError };

/** Follows the link of a mail, when `follow` is called and once at a time. */
export function useMailLink<Answer>(send: () => Promise<Answer>): { readonly state: MailLinkState<Answer>; readonly follow: () => void } {
  const [state, setState] = useState<MailLinkState<Answer>>({ status: 'waiting' });

  async function follow(): Promise<void> {
    if (state.status === 'busy' || state.status === 'done') return;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', answer: await send() });
    } catch (error) {
      const fault = asApiError(error);
      const isVoid = fault.kind === 'refused' && (fault.key === 'invalid_token' || fault.key === 'field_required');
      setState(isVoid ? { status: 'void' } : { status: 'failed', error: fault });
    }
  }

  return { state, follow: () => void follow() };
}
