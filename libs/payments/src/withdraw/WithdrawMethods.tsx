import { useFormat } from '@playfront/i18n';
import { MethodChoice, type MethodChoiceProps } from '../cashier/MethodChoice.tsx';
import { payoutTimeText } from './withdraw.messages.ts';

/** The payout methods, each with the time until the money arrives and the amount that must go back to it first. */
export function WithdrawMethods(props: Omit<MethodChoiceProps, 'timeOf' | 'badgeOf'>) {
  const format = useFormat();
  const { text, money } = format;
  return (
    <MethodChoice
      {...props}
      timeOf={(processor) => payoutTimeText(processor, format)}
      badgeOf={({ returnable }) => (returnable.minor > 0 ? text('payments.withdraw.source.badge', { amount: money(returnable) }) : undefined)}
    />
  );
}
