import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Promotion } from '@playfront/api-contract';
import { failureText, useIsSignedIn } from '@playfront/auth';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Link } from '@playfront/navigation';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@playfront/ui';
import { SegmentedTabs } from '@playfront/ui/forms';
import { OpenBonuses } from './OpenBonuses.tsx';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import type { PromotionPaths } from './promotion-paths.ts';
import { PromotionCard } from './PromotionCard.tsx';
import { PromotionLead } from './PromotionLead.tsx';
import styles from './PromotionList.module.css';
import { groupOf, groupsIn, type PromotionGroup } from './promotion.rules.ts';
import { useBrowserQuery } from './useBrowserQuery.ts';
import { useLead } from './useLead.ts';
import { usePromotions } from './usePromotions.ts';

const groupMessage = {
  deposit: 'content.promotions.group.deposit',
  free: 'content.promotions.group.free',
  cashback: 'content.promotions.group.cashback',
} as const satisfies Record<PromotionGroup, MessageId>;

/** The promotions: the first in full width beside the active bonus, the others as cards, and a form to check a code. The group is stored in the URL. */
export function PromotionList({ paths }: { paths: PromotionPaths }) {
  const { text } = useFormat();
  const [, setSearch] = useSearchParams();
  const state = usePromotions();
  const panelId = useId();
  const promotions = state.status === 'ready' ? state.promotions : [];
  const groups = groupsIn(promotions);
  const wanted = useBrowserQuery('group');
  const group = groups.find((name) => name === wanted);
  const shown = group ? promotions.filter((promotion) => groupOf(promotion) === group) : promotions;

  const handleGroup = (next: PromotionGroup | 'all') => {
    setSearch(
      (current) => {
        const query = new URLSearchParams(current);
        if (next === 'all') query.delete('group');
        else query.set('group', next);
        return query;
      },
      { replace: true },
    );
  };

  return (
    <div className={styles.page}>
      <header data-filter-bar className={styles.head}>
        <h1>{text('content.promotions.title')}</h1>
        {groups.length > 0 && (
          <SegmentedTabs
            label={text('content.promotions.groups')}
            value={group ?? 'all'}
            onChange={handleGroup}
            tabs={[
              { id: 'all', label: text('content.promotions.group.all'), panelId },
              ...groups.map((id) => ({ id, label: text(groupMessage[id]), panelId })),
            ]}
          />
        )}
      </header>
      <div id={panelId} className={styles.body} {...(groups.length > 0 ? { role: 'tabpanel' } : {})}>
        {state.status === 'loading' && <PromotionListSkeleton />}
        {state.status === 'failed' && (
          <ErrorState
            title={text('content.promotions.error.title')}
            retryLabel={text('content.promotions.retry')}
            onRetry={state.retry}
            isRetrying={state.isRetrying}
          >
            {failureText(text, state.failure)}
          </ErrorState>
        )}
        {state.status === 'ready' && <ShownPromotions promotions={shown} paths={paths} />}
      </div>
      <PromoCodeForm paths={paths} />
    </div>
  );
}

function ShownPromotions({ promotions, paths }: { promotions: readonly Promotion[]; paths: PromotionPaths }) {
  const { text } = useFormat();
  const { lead, others } = useLead(promotions, useIsSignedIn());
  return (
    <>
      <div className={styles.top}>
        {lead && (
          <div className={styles.lead}>
            <PromotionLead key={lead.id} promotion={lead} paths={paths} />
          </div>
        )}
        <OpenBonuses gamesPath={paths.casino} hasSports={paths.sports !== undefined} />
      </div>
      {!lead && (
        <EmptyState
          title={text('content.promotions.empty.title')}
          action={
            <Link className={buttonClass()} to={paths.casino}>
              {text('content.promotions.empty.action')}
            </Link>
          }
        >
          {text('content.promotions.empty.text')}
        </EmptyState>
      )}
      {others.length > 0 && (
        <ul className={styles.cards}>
          {others.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} paths={paths} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PromotionListSkeleton() {
  const { text } = useFormat();
  return (
    <>
      <p role="status" className="visually-hidden">
        {text('content.promotions.loading')}
      </p>
      <Skeleton radius="card" height={400} className={styles.block} />
      <div className={styles.cards}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} radius="card" height={460} className={styles.block} />
        ))}
      </div>
    </>
  );
}
