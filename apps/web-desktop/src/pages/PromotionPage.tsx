import type { PrefetchContext } from '@playfront/api-client';
import { prefetchPromotions, promotionHead, PromotionView, usePromotions } from '@playfront/content/promotions';
import { NotFoundView, usePageParams, usePageTitle } from '@playfront/site';
import { BareLogin } from '../promotions/BareLogin.tsx';
import { promotionPaths } from '../promotions/promotion-paths.ts';
import styles from './PromotionPage.module.css';

export const prefetch = (context: PrefetchContext) => prefetchPromotions(context, { id: context.params['id'] ?? '' });
export const head = (context: PrefetchContext) => promotionHead(context, { id: context.params['id'] ?? '' });

/** One promotion with all its terms. */
export function Page() {
  const { id } = usePageParams('promotion');
  const state = usePromotions({ id });
  usePageTitle(state.status === 'ready' ? state.promotions[0]?.title : undefined);
  if (state.status === 'ready' && state.promotions.length === 0) return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PromotionView state={state} paths={promotionPaths} headEnd={<BareLogin />} />
    </main>
  );
}
