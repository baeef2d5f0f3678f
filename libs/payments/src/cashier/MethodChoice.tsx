import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { MethodCard, MethodGroup, MethodRow, PaymentMark } from '@playfront/ui/forms';
import { feeText, methodGroupTitle, rangeText } from './cashier.messages.ts';
import { groupMethods } from './method-groups.rules.ts';
import { markOfKind } from './mark-of-kind.ts';
import styles from './cashier.module.css';

export type MethodChoiceProps = {
  processors: readonly Processor[];
  chosenId: string;
  onChoose: (id: string) => void;
  /** How soon the money arrives, if known. */
  timeOf: (processor: Processor) => string | undefined;
  /** Badge of a method, if it has one. */
  badgeOf?: (processor: Processor) => string | undefined;
};

/**
 * Payment methods by kind, each with limits, fee and time. The narrow layout shows only the chosen one until the player opens the list, so that the
 * amount below stays visible.
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

  const closeList = () => {
    setIsOpen(false);
    row.current?.focus();
  };

  /** Arrow keys fire click with `detail` 0; only a real click closes the list. */
  const handleClick = ({ detail, target }: MouseEvent) => {
    if (detail > 0 && (target as Element).closest('label')) closeList();
  };

  /** Enter also closes the list, but must not submit the payment: the amount is not visible. */
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    closeList();
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
      {/* The keyboard reaches the cards inside; this element only handles the choice. */}
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
