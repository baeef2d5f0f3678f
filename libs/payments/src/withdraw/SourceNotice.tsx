import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { sourcesOf } from './payable-amount.rules.ts';
import type { WithdrawalOffer } from './payable-amount.rules.ts';
import styles from './WithdrawForm.module.css';

type SourceNoticeProps = {
  offer: WithdrawalOffer;
  /** The chosen method and card, and the maximum that may go there now. */
  chosen: Processor;
  cardId: string | undefined;
  payable: Money;
};

/** Explains why less than the balance may go to the chosen destination: money goes back to its sources first. Lists their amounts. */
export function SourceNotice({ offer, chosen, cardId, payable }: SourceNoticeProps) {
  const { text, money } = useFormat();
  const sources = sourcesOf(offer.processors, { processor: chosen, cardId });
  const cards = cardId === undefined ? chosen.saved_cards.filter((card) => card.returnable.minor > 0) : [];
  return (
    <Notice title={text('payments.withdraw.source.title')} isLive>
      <p>
        {payable.minor > 0
          ? text('payments.withdraw.source.up_to', { amount: money(payable), method: chosen.name })
          : text('payments.withdraw.source.none', { method: chosen.name })}
      </p>
      {cards.length > 0 && (
        <>
          <p>{text('payments.withdraw.source.cards')}</p>
          <ul className={styles.sources}>
            {cards.map(({ id, label, returnable }) => (
              <li key={id}>{text('payments.withdraw.source.item', { method: label, amount: money(returnable) })}</li>
            ))}
          </ul>
        </>
      )}
      {sources.length > 0 && (
        <>
          <p>{text('payments.withdraw.source.first')}</p>
          <ul className={styles.sources}>
            {sources.map(({ id, name, returnable }) => (
              <li key={id}>{text('payments.withdraw.source.item', { method: name, amount: money(returnable) })}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
