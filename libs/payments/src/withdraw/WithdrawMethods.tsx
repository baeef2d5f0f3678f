import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { MethodCard, MethodGroup, PaymentMark } from '@playfront/ui/forms';
import cashier from '../cashier/cashier.module.css';
import { feeText, methodGroupTitle, rangeText } from '../deposit/deposit.messages.ts';
import { groupMethods } from '../deposit/deposit.rules.ts';
import { markOfKind } from '../deposit/mark-of-kind.ts';
import { payoutTimeText } from './withdraw.messages.ts';

type WithdrawMethodsProps = { processors: readonly Processor[]; chosenId: string; onChoose: (id: string) => void };

/** The ways to be paid by their kind, each with limits, price and how soon the money is there. */
export function WithdrawMethods({ processors, chosenId, onChoose }: WithdrawMethodsProps) {
  const format = useFormat();
  return (
    <div className={cashier.methods}>
      {groupMethods(processors).map(({ id, methods }) => (
        <MethodGroup key={id} label={format.text(methodGroupTitle[id])}>
          {methods.map((processor) => (
            <MethodCard
              key={processor.id}
              name="processor"
              value={processor.id}
              title={processor.name}
              range={rangeText(processor, format)}
              fee={feeText(processor, format)}
              time={payoutTimeText(processor, format)}
              mark={<PaymentMark kind={markOfKind[processor.kind]} />}
              isChecked={processor.id === chosenId}
              onChange={onChoose}
            />
          ))}
        </MethodGroup>
      ))}
    </div>
  );
}
