import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Notice } from '@playfront/ui';
import { sourcesOf } from './payout-limits.rules.ts';
import styles from './WithdrawForm.module.css';

type SourceNoticeProps = {
  processors: readonly Processor[];
  /** The method that is chosen, and the most that may go there now. */
  chosen: Processor;
  payable: Money;
};

/** Why less than the balance may go to the chosen destination: money goes back to where it came from first, with how much and where. */
export function SourceNotice({ processors, chosen, payable }: SourceNoticeProps) {
  const { text, money } = useFormat();
  return (
    <Notice title={text('payments.withdraw.source.title')} isLive>
      <p>
        {payable.minor > 0
          ? text('payments.withdraw.source.up_to', { amount: money(payable), method: chosen.name })
          : text('payments.withdraw.source.none', { method: chosen.name })}
      </p>
      <ul className={styles.sources}>
        {sourcesOf(processors).map(({ id, name, returnable }) => (
          <li key={id}>{text('payments.withdraw.source.item', { method: name, amount: money(returnable) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
