import type { PromotionTerms } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { compare } from '@playfront/money';
import styles from './ExpectedCost.module.css';

/** Average cost of the wagering requirement; if that exceeds the bonus, says that usually nothing of it remains. */
export function ExpectedCost({ terms }: { terms: PromotionTerms }) {
  const format = useFormat();
  const { rtp, amount } = terms.expectedCost;
  if (terms.wageringAtMost.minor === 0) return null;
  const exceedsBonus = compare(amount, terms.maxBonus) > 0;
  return (
    <p className={styles.cost}>
      {format.text(exceedsBonus ? 'content.promotion.cost_all' : 'content.promotion.cost', {
        stake: format.money(terms.wageringAtMost),
        rtp: format.percent(rtp),
        cost: format.money(amount),
      })}
    </p>
  );
}
