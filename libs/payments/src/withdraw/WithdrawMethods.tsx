import { useFormat } from '@playfront/i18n';
import { MethodChoice, type MethodChoiceProps } from '../cashier/MethodChoice.tsx';
import { payoutTimeText } from './withdraw.messages.ts';

/** The withdrawal methods, each with how soon the money is there, and how much goes back there first. */
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
