import type { ReactNode } from 'react';
import type { Promotion } from '@playfront/api-contract';
import { failureText } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { AgeMark, ErrorState, Skeleton } from '@playfront/ui';
import { DescriptionList } from '@playfront/ui/data';
import { RichText } from '../text/RichText.tsx';
import { ExpectedCost } from './ExpectedCost.tsx';
import { LandingHead } from './LandingHead.tsx';
import { OfferArt } from './OfferArt.tsx';
import { allTerms } from './promotion-terms.tsx';
import type { PromotionPaths } from './promotion-paths.ts';
import { PromotionAction } from './PromotionAction.tsx';
import styles from './PromotionView.module.css';
import type { PromotionsState } from './usePromotions.ts';

export type PromotionViewProps = {
  readonly state: PromotionsState;
  readonly paths: PromotionPaths;
  /** Beside the back link, such as "Log in". */
  readonly headEnd?: ReactNode;
};

/** One promotion: its image, its key terms, and its full terms. */
export function PromotionView({ state, paths, headEnd }: PromotionViewProps) {
  const { text } = useFormat();
  const promotion = state.status === 'ready' ? state.promotions[0] : undefined;
  return (
    <div className={styles.page}>
      <LandingHead path={paths.list} labelId="content.promotion.back" end={headEnd} />
      {promotion ? (
        <>
          <OfferArt picture={promotion.picture} isTall>
            <h1>{promotion.title}</h1>
            <p>{promotion.summary}</p>
            <div className={styles.actions}>
              <PromotionAction promotion={promotion} paths={paths} size="l" isMain />
              <AgeMark className={styles.age}>{text('content.age_mark')}</AgeMark>
            </div>
          </OfferArt>
          <PromotionTermsInFull promotion={promotion} paths={paths} />
        </>
      ) : (
        <PromotionPending state={state} />
      )}
    </div>
  );
}

/** The terms of a promotion: figures beside texts. */
export function PromotionTermsInFull({ promotion, paths }: { promotion: Promotion; paths: PromotionPaths }) {
  const format = useFormat();
  const { terms, terms_html: html } = promotion;
  return (
    <div className={styles.parts}>
      {terms && (
        <section className={styles.numbers} aria-labelledby="promotion-numbers">
          <h2 id="promotion-numbers">{format.text('content.promotion.numbers')}</h2>
          <DescriptionList rows={allTerms(promotion, terms, format, paths)} />
          <ExpectedCost terms={terms} />
        </section>
      )}
      {html && (
        <section className={styles.text} aria-labelledby="promotion-words">
          <h2 id="promotion-words">{format.text('content.promotion.full_terms')}</h2>
          <RichText html={html} size="small" />
        </section>
      )}
    </div>
  );
}

/** Replaces a promotion that is loading or failed to load. */
export function PromotionPending({ state }: { state: PromotionsState }) {
  const { text } = useFormat();
  return (
    <>
      <h1 className="visually-hidden">{text('content.promotion.title')}</h1>
      {state.status === 'failed' ? (
        <ErrorState
          title={text('content.promotions.error.title')}
          retryLabel={text('content.promotions.retry')}
          onRetry={state.retry}
          isRetrying={state.isRetrying}
        >
          {failureText(text, state.failure)}
        </ErrorState>
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {text('content.promotions.loading')}
          </p>
          <Skeleton radius="card" height={400} className={styles.block} />
          <div className={styles.parts}>
            <Skeleton radius="card" height={420} className={styles.block} />
            <Skeleton radius="card" height={420} className={styles.block} />
          </div>
        </>
      )}
    </>
  );
}
