import type { Promotion } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { ExpectedCost } from './ExpectedCost.tsx';
import { mainTerms } from './promotion-terms.tsx';
import type { PromotionPaths } from './promotion-paths.ts';
import { PromotionAction } from './PromotionAction.tsx';
import styles from './PromotionCard.module.css';

/** A promotion in a list. */
export function PromotionCard({ promotion, paths }: { promotion: Promotion; paths: PromotionPaths }) {
  const format = useFormat();
  const { terms, title, summary, picture, id } = promotion;
  return (
    <article className={styles.card}>
      <div className={styles.art}>{picture && <img src={picture} alt="" decoding="async" loading="lazy" />}</div>
      <div className={styles.body}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.summary}>{summary}</p>
        </div>
        {terms && (
          <div className={styles.terms}>
            <DescriptionList isStacked rows={mainTerms(promotion, terms, format)} />
            <ExpectedCost terms={terms} />
          </div>
        )}
        <div className={styles.actions}>
          <PromotionAction promotion={promotion} paths={paths} />
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.promotion(id)}>
            {format.text('content.promotion.terms')} <span className="visually-hidden">{title}</span>
          </Link>
          <AgeMark className={styles.age}>{format.text('content.age_mark')}</AgeMark>
        </div>
      </div>
    </article>
  );
}
