import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { maxTextLength } from '@playfront/api-contract/field-lengths';
import type { StaffCallRequest } from '@playfront/api-client/staff';
import type { MessageId } from '@playfront/i18n';
import { useStaffFormat } from '../format/useStaffFormat.ts';
import { useAction } from '../session/useAction.ts';
import { useStaffApi } from '../session/StaffSessionProvider.tsx';
import type { Case } from './case.messages.ts';
import styles from '../frame/layout.module.css';

type DecidedCase = Exclude<Case, { readonly kind: 'excluded_balance' }>;
/** A decision, its button, and the message after it. */
type Choice = {
  readonly request: Pick<StaffCallRequest<'adminDecideCase'>, 'kind' | 'decision'>;
  readonly label: MessageId;
  readonly done: MessageId;
};

/** By kind; the last choice is the usual one. */
const choices = {
  held_money: [
    { request: { kind: 'held_money', decision: 'return' }, label: 'backoffice.cases.return', done: 'backoffice.cases.returned' },
    { request: { kind: 'held_money', decision: 'credit' }, label: 'backoffice.cases.credit', done: 'backoffice.cases.credited' },
  ],
  payment_conflict: [
    { request: { kind: 'payment_conflict', decision: 'seen' }, label: 'backoffice.cases.mark_seen', done: 'backoffice.cases.marked_seen' },
  ],
  person_match: [
    { request: { kind: 'person_match', decision: 'exclude' }, label: 'backoffice.cases.exclude', done: 'backoffice.cases.excluded' },
    { request: { kind: 'person_match', decision: 'clear' }, label: 'backoffice.cases.clear', done: 'backoffice.cases.cleared' },
  ],
} as const satisfies Record<DecidedCase['kind'], readonly Choice[]>;

/** A hint for the officer before the decision. */
function hintOf({ kind, known }: DecidedCase): MessageId {
  if (kind === 'held_money') return 'backoffice.cases.hint.held_money';
  if (kind === 'payment_conflict') return 'backoffice.cases.hint.payment_conflict';
  return known.state === 'held' ? 'backoffice.cases.hint.held_account' : 'backoffice.cases.hint.flagged_account';
}

/** Decides a case, with a reason for the audit log. */
export function CaseDecision({ found }: { found: DecidedCase }) {
  const { text, money } = useStaffFormat();
  const api = useStaffApi();
  const { isSending, run } = useAction();
  const [reason, setReason] = useState('');
  const { id, version, username, kind } = found;
  const values = { username, amount: found.amount ? money(found.amount) : '', provider: 'provider' in found.known ? found.known.provider : '' };
  const ofKind: readonly (typeof choices)[DecidedCase['kind']][number][] = choices[kind];
  const refusals = {
    amount_out_of_range: text('backoffice.cases.refused.amount_out_of_range'),
    limit_reached: text('backoffice.cases.refused.limit_reached'),
    limit_required: text('backoffice.cases.refused.limit_required'),
    account_restricted: text('backoffice.cases.refused.account_restricted'),
    verification_required: text('backoffice.cases.refused.verification_required'),
  };
  return (
    <>
      <p className={styles['dim']}>{text(hintOf(found))}</p>
      <Textarea
        label={text('backoffice.decision.details')}
        maxLength={maxTextLength}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles['buttons']}>
        {ofKind.map(({ request, label, done }, place) => (
          <Button
            key={label}
            {...(request.decision === 'exclude' ? { color: 'red', variant: 'outline' } : place < ofKind.length - 1 ? { variant: 'default' } : {})}
            disabled={reason.trim() === ''}
            loading={isSending}
            onClick={() => void run(() => api.adminDecideCase({ ...request, id, reason, version }), text(done, values), refusals)}
          >
            {text(label, values)}
          </Button>
        ))}
      </div>
    </>
  );
}
