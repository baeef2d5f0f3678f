import { useFormat, type MessageId } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { MethodChoice } from '../cashier/MethodChoice.tsx';
import type { MethodRow, MethodRowGroup } from '../cashier/method-rows.ts';
import { blockingSource, type WithdrawalOffer } from './payable-amount.rules.ts';
import { payoutGroups, type PayoutRow } from './payout-rows.rules.ts';
import { payoutTimeText } from './withdraw.messages.ts';

type WithdrawMethodsProps = {
  offer: WithdrawalOffer;
  /** The real balance. */
  available: Money;
  chosen: PayoutRow;
  onChoose: (id: string) => void;
};

const groupTitle = {
  saved: 'payments.method.group.saved',
  usual: 'payments.withdraw.methods',
  other: 'payments.method.group.other',
} as const satisfies Record<MethodRowGroup['id'], MessageId>;

/** The payout methods, cards and saved destinations, each with the time until the money arrives, and what must go back where first. */
export function WithdrawMethods({ offer, available, chosen, onChoose }: WithdrawMethodsProps) {
  const format = useFormat();
  const { text, money } = format;

  function reasonOf({ key }: MethodRow): string | undefined {
    const row = offer.rows.find(({ id }) => id === key);
    const source = row && blockingSource(row, offer, available);
    return source && text('payments.withdraw.source.reason', { amount: money(source.returnable), method: source.title });
  }

  return (
    <MethodChoice
      groups={payoutGroups(offer.rows)}
      titleOf={({ id }) => text(groupTitle[id])}
      chosenKey={chosen.id}
      onChoose={onChoose}
      timeOf={({ processor }) => payoutTimeText(processor, format)}
      badgeOf={({ processor: { returnable } }) =>
        returnable.minor > 0 ? text('payments.withdraw.source.badge', { amount: money(returnable) }) : undefined
      }
      reasonOf={reasonOf}
    />
  );
}
