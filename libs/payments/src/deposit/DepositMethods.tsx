import type { Processor } from '@playfront/api-contract';
import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { compare, type Money } from '@playfront/money';
import { MethodChoice } from '../cashier/MethodChoice.tsx';
import { depositRows, type MethodRowGroup } from '../cashier/method-rows.ts';
import { arrivalOfKind } from './deposit.messages.ts';
import { RemoveCard } from './RemoveCard.tsx';

type DepositMethodsProps = {
  processors: readonly Processor[];
  chosenKey: string;
  /** The amount that the player's limits still allow; `undefined` without a limit. */
  left?: Money | undefined;
  onChoose: (key: string) => void;
};

/** The payment methods, each with the time until the money arrives. */
export function DepositMethods({ processors, chosenKey, left, onChoose }: DepositMethodsProps) {
  const { text, money, country } = useFormat();
  const player = usePlayer();
  const groups = depositRows(processors, text('payments.method.new_card'));
  const chosen = groups.flatMap(({ rows }) => rows).find(({ key }) => key === chosenKey);

  function titleOf({ id, rows }: MethodRowGroup): string {
    if (id === 'saved') return text('payments.method.group.saved');
    if (id === 'other') return text('payments.method.group.other');
    const isUsual = player !== undefined && rows.some(({ processor }) => processor.is_usual);
    return isUsual ? text('payments.method.group.usual', { country: country(player.country) }) : text('payments.method.group.all');
  }

  return (
    <MethodChoice
      groups={groups}
      titleOf={titleOf}
      chosenKey={chosenKey}
      onChoose={onChoose}
      timeOf={({ processor: { kind } }) => text(arrivalOfKind[kind])}
      badgeOf={({ card, processor }) =>
        processor.is_last_used && card === processor.saved_cards[0] ? text('payments.cashier.group.last') : undefined
      }
      reasonOf={({ processor: { minAmount } }) =>
        left?.currency === minAmount.currency && compare(minAmount, left) > 0
          ? text('payments.cashier.amount.above_limit', { left: money(left) })
          : undefined
      }
      belowChosen={chosen?.card && <RemoveCard key={chosen.card.id} id={chosen.card.id} label={chosen.card.label} />}
    />
  );
}
