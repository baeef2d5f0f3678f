import { useId } from 'react';
import { reachChance } from '@playfront/game-math';
import { useFormat } from '@playfront/i18n';
import { money, type Currency } from '@playfront/money';
import styles from './CrashChances.module.css';
import { multipleText } from './multiple-text.ts';

const multiples = [150, 200, 500, 1_000, 10_000];
const exampleStake = 10_00;

/** What a stake returns at a multiple of crash, and the chance that a round gets there. */
export function CrashChances({ currency }: { currency: Currency }) {
  const { text, money: amount, percent, languageTag } = useFormat();
  const titleId = useId();
  return (
    <section className={styles.place} aria-labelledby={titleId}>
      <h2 id={titleId}>{text('content.landing.crash.chances')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('content.landing.crash.cash_out_at')}</th>
            <th scope="col">{text('content.landing.crash.returns', { stake: amount(money(exampleStake, currency), { decimals: 'whole' }) })}</th>
            <th scope="col">{text('content.landing.crash.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {multiples.map((multiple) => (
            <tr key={multiple}>
              <th scope="row">{multipleText(multiple, languageTag)}</th>
              <td>{amount(money((exampleStake * multiple) / 100, currency))}</td>
              <td>{percent(reachChance(multiple) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
