import type { ApiError } from '@playfront/api-client';
import { failureMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { ConfirmMailNotice } from './ConfirmMailNotice.tsx';

/** Why a withdrawal was not taken, and what the player can do about it. */
export function WithdrawRefusal({ failure, available }: { failure: ApiError; available: Money }) {
  const { text, money } = useFormat();
  const words = text(failureMessage(failure));
  const key = failure.kind === 'refused' ? failure.key : undefined;
  if (key === 'email_not_confirmed') return <ConfirmMailNotice />;
  if (key === 'kyc_required') {
    return (
      <Notice kind="danger" title={words}>
        {text('payments.withdraw.refused.kyc')}
      </Notice>
    );
  }
  if (key === 'insufficient_funds' || key === 'not_meet_wager_requirement') {
    return (
      <Notice kind="danger" title={words}>
        {text('payments.withdraw.refused.up_to', { amount: money(available) })}
      </Notice>
    );
  }
  return <Notice kind="danger">{words}</Notice>;
}
