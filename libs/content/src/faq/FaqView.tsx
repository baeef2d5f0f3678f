import { useMemo } from 'react';
import { useFormat, useLocale } from '@playfront/i18n';
import { ErrorState, SearchField, Skeleton } from '@playfront/ui';
import { otherLanguage } from '../text/other-language.ts';
import { maxFaqSearchLength, searchFaq } from './faq.rules.ts';
import { FaqResults } from './FaqResults.tsx';
import { FaqSectionView } from './FaqSectionView.tsx';
import styles from './FaqView.module.css';
import type { FaqState } from './useFaq.ts';
import type { FaqSearch } from './useFaqSearch.ts';

export interface FaqViewProps {
  faq: Exclude<FaqState, { kind: 'missing' }>;
  search: FaqSearch;
}

/** A section of the FAQ, and a search over all sections whose results replace it while a text is entered. */
export function FaqView({ faq, search }: FaqViewProps) {
  const format = useFormat();
  const isSearching = faq.kind === 'ready' && search.typed.trim() !== '';
  const sections = isSearching ? faq.sections : undefined;
  const found = useMemo(() => sections && searchFaq(sections, search.typed), [sections, search.typed]);
  const count = found?.reduce((sum, { questions }) => sum + questions.length, 0);
  const section = faq.kind === 'ready' ? faq.section : undefined;
  const lang = otherLanguage(isSearching ? undefined : section?.locale, useLocale());
  return (
    <div className={styles.view}>
      <h1 lang={lang}>{isSearching ? format.text('content.faq.results') : (section?.title ?? format.text('content.faq.title'))}</h1>
      <SearchField
        className={styles.search}
        label={format.text('content.faq.search')}
        placeholder={format.text('content.faq.search')}
        clearLabel={format.text('content.faq.clear')}
        value={search.typed}
        maxLength={maxFaqSearchLength}
        onChange={search.change}
      />
      {faq.kind === 'loading' && <FaqSkeleton />}
      {faq.kind === 'failed' && (
        <ErrorState
          title={format.text('content.faq.failed.title')}
          retryLabel={format.text('content.retry')}
          onRetry={faq.retry}
          isRetrying={faq.isRetrying}
        >
          {format.text('content.faq.failed.text')}
        </ErrorState>
      )}
      {faq.kind === 'ready' && (
        <>
          {/* Also without a search: a live region is announced only if it exists before its text. */}
          <p role="status" className={count ? styles.found : 'visually-hidden'}>
            {count === 0 && `${format.text('content.faq.none.title')}. ${format.text('content.faq.none.text')}`}
            {count !== undefined && count > 0 && format.text('content.faq.found', { count })}
          </p>
          {found ? <FaqResults found={found} /> : <FaqSectionView key={faq.section?.id} section={faq.section} />}
        </>
      )}
    </div>
  );
}

const rowWidths = ['58%', '44%', '63%', '38%', '52%', '47%'];

function FaqSkeleton() {
  const format = useFormat();
  return (
    <div role="status" aria-label={format.text('content.faq.loading')}>
      {rowWidths.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton isText width={width} />
        </div>
      ))}
    </div>
  );
}
