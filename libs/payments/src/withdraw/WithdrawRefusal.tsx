import type { ReactNode } from 'react';
import type { ApiError } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { ConfirmMailNotice } from './ConfirmMailNotice.tsx';

type WithdrawRefusalProps = {
  readonly failure: ApiError;
  readonly available: Money;
  /** Link to the documents that are needed. */
  readonly documentsLink?: ReactNode;
};

/** Why a withdrawal was refused, and what the player can do. */
export function WithdrawRefusal({ failure, available, documentsLink }: WithdrawRefusalProps) {
  const { text, money } = useFormat();
  const reasonText = failureText(text, failure);
  const key = failure.kind === 'refused' ? failure.key : undefined;
  if (key === 'email_not_confirmed') return <ConfirmMailNotice />;
  if (key === 'kyc_required') {
    return (
      <Notice kind="danger" title={reasonText} action={documentsLink}>
        {text('payments.withdraw.refused.kyc')}
      </Notice>
    );
  }
  if (key === 'insufficient_funds' || key === 'not_meet_wager_requirement') {
    return (
      <Notice kind="danger" title={reasonText}>
        {text('payments.withdraw.refused.up_to', { amount: money(available) })}
      </Notice>
    );
  }
  return <Notice kind="danger">{reasonText}</Notice>;
}
