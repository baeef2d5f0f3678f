import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { sourcesOf, type WithdrawalOffer } from './payable-amount.rules.ts';
import type { PayoutRow } from './payout-rows.rules.ts';
import styles from './WithdrawForm.module.css';

type SourceNoticeProps = {
  offer: WithdrawalOffer;
  chosen: PayoutRow;
  /** The maximum that may go there now. */
  payable: Money;
};

/** Explains why less than the balance may go to the chosen destination: money goes back to its sources first. Lists their amounts. */
export function SourceNotice({ offer, chosen, payable }: SourceNoticeProps) {
  const { text, money } = useFormat();
  const sources = sourcesOf(offer.rows, chosen);
  return (
    <Notice title={text('payments.withdraw.source.title')} isLive>
      <p>
        {payable.minor > 0
          ? text('payments.withdraw.source.up_to', { amount: money(payable), method: chosen.title })
          : text('payments.withdraw.source.none', { method: chosen.title })}
      </p>
      {sources.length > 0 && (
        <>
          <p>{text('payments.withdraw.source.first')}</p>
          <ul className={styles.sources}>
            {sources.map(({ id, title, returnable }) => (
              <li key={id}>{text('payments.withdraw.source.item', { method: title, amount: money(returnable) })}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
