import { Message, useFormat } from '@playfront/i18n';
import type { PromotionTerms } from './promotion-terms.tsx';
import styles from './ExpectedCost.module.css';

/** What playing a promotion through is expected to cost, in one plain sentence. */
export function ExpectedCost({ terms }: { terms: PromotionTerms }) {
  const format = useFormat();
  const { rtp, amount } = terms.expectedCost;
  if (terms.wageringAtMost.minor === 0) return null;
  return (
    <p className={styles.cost}>
      <Message
        id="content.promotion.cost"
        values={{ stake: format.money(terms.wageringAtMost), rtp: format.percent(rtp), cost: format.money(amount) }}
      />
    </p>
  );
}
