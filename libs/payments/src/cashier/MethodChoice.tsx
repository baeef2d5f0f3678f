import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { MethodCard, MethodGroup, MethodRow, PaymentMark } from '@playfront/ui/forms';
import { feeText, methodGroupTitle, rangeText } from '../deposit/deposit.messages.ts';
import { groupMethods } from '../deposit/deposit.rules.ts';
import { markOfKind } from '../deposit/mark-of-kind.ts';
import styles from './cashier.module.css';

export type MethodChoiceProps = {
  processors: readonly Processor[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** How soon the money is there, where that is known. */
  timeOf: (processor: Processor) => string | undefined;
  /** What is special about a method, if anything is. */
  badgeOf?: (processor: Processor) => string | undefined;
};

/**
 * Methods by their kind, each with limits, price and time. Where they stand over the amount, only the chosen one is shown until the player asks for
 * the others, so that the amount is in sight.
 */
export function MethodChoice({ processors, chosenId, onChoose, timeOf, badgeOf }: MethodChoiceProps) {
  const format = useFormat();
  const { text } = format;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const row = useRef<HTMLButtonElement>(null);
  const chosen = processors.length > 1 ? processors.find(({ id }) => id === chosenId) : undefined;
  const costOf = (processor: Processor) => {
    const [fee, time] = [feeText(processor, format), timeOf(processor)];
    return time === undefined ? fee : text('payments.method.cost', { fee, time });
  };

  const fold = () => {
    setIsOpen(false);
    row.current?.focus();
  };

  /** A tap on a method is the choice made. An arrow key, whose click counts none, only goes on to the next one. */
  const handleClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && (target as Element).closest('label')) fold();
  };

  /** Enter makes the choice too, and must not pay: the amount is out of sight. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    fold();
  };

  return (
    <div className={styles.methods}>
      {chosen && (
        <MethodRow
          className={styles.chosen}
          title={chosen.name}
          detail={costOf(chosen)}
          mark={<PaymentMark kind={markOfKind[chosen.kind]} />}
          end={text('payments.method.change')}
          element={(props) => (
            <button {...props} ref={row} type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)} />
          )}
        />
      )}
      {/* The cards in it are what the keyboard comes to; this only hears of a choice. */}
      <div
        id={listId}
        role="presentation"
        className={styles.list}
        data-folded={chosen && !isOpen ? '' : undefined}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        {groupMethods(processors).map(({ id, methods }) => (
          <MethodGroup key={id} label={text(methodGroupTitle[id])}>
            {methods.map((processor) => (
              <MethodCard
                key={processor.id}
                name="processor"
                value={processor.id}
                title={processor.name}
                badge={badgeOf?.(processor)}
                range={rangeText(processor, format)}
                fee={feeText(processor, format)}
                time={timeOf(processor)}
                mark={<PaymentMark kind={markOfKind[processor.kind]} />}
                isChecked={processor.id === chosenId}
                onChange={onChoose}
              />
            ))}
          </MethodGroup>
        ))}
      </div>
    </div>
  );
}
