import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { MethodCard, MethodGroup, PaymentMark } from '@playfront/ui/forms';
import cashier from '../cashier/cashier.module.css';
import { arrivalOfKind, feeText, methodGroupTitle, rangeText } from './deposit.messages.ts';
import { groupMethods } from './deposit.rules.ts';
import { markOfKind } from './mark-of-kind.ts';

type DepositMethodsProps = { processors: readonly Processor[]; chosenId: string; onChoose: (id: string) => void };

/** The ways to pay by their kind, each with limits, price and how soon the money is there. */
export function DepositMethods({ processors, chosenId, onChoose }: DepositMethodsProps) {
  const format = useFormat();
  const { text } = format;
  return (
    <div className={cashier.methods}>
      {groupMethods(processors).map(({ id, methods }) => (
        <MethodGroup key={id} label={text(methodGroupTitle[id])}>
          {methods.map((processor) => (
            <MethodCard
              key={processor.id}
              name="processor"
              value={processor.id}
              title={processor.name}
              range={rangeText(processor, format)}
              fee={feeText(processor, format)}
              time={text(arrivalOfKind[processor.kind])}
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
