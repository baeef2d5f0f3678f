import type { Promotion } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { AgeMark, buttonClass } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { ExpectedCost } from './ExpectedCost.tsx';
import { OfferArt } from './OfferArt.tsx';
import { mainTerms } from './promotion-terms.tsx';
import type { PromotionPaths } from './promotion-paths.ts';
import { PromotionAction } from './PromotionAction.tsx';
import styles from './PromotionLead.module.css';

/** The first promotion in full width: its image, its main terms, and its action. */
export function PromotionLead({ promotion, paths, country }: { promotion: Promotion; paths: PromotionPaths; country?: string | undefined }) {
  const format = useFormat();
  const { terms, title, summary, id } = promotion;
  return (
    <OfferArt picture={promotion.picture}>
      <h2>{title}</h2>
      <p>{summary}</p>
      {terms && (
        <>
          <DescriptionList isStacked className={styles.terms} rows={mainTerms(promotion, terms, format)} />
          <ExpectedCost terms={terms} />
        </>
      )}
      <div className={styles.actions}>
        <PromotionAction promotion={promotion} paths={paths} country={country} isMain />
        <Link className={buttonClass({ variant: 'glass' })} to={paths.promotion(id)}>
          {format.text('content.promotion.full_terms')} <span className="visually-hidden">{title}</span>
        </Link>
        <AgeMark className={styles.age}>{format.text('content.age_mark')}</AgeMark>
      </div>
    </OfferArt>
  );
}
