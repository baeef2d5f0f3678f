import type { PrefetchContext } from '@playfront/api-client';
import { prefetchPromotions, promotionHead, PromotionView, usePromotions } from '@playfront/content/promotions';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { usePageParams } from '../navigation/usePageParams.ts';
import { BareLogin } from './BareLogin.tsx';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

export const prefetch = (context: PrefetchContext) => prefetchPromotions(context, { id: context.params['id'] ?? '' });
export const head = (context: PrefetchContext) => promotionHead(context, { id: context.params['id'] ?? '' });

/** One promotion with all its terms. */
export function Page() {
  const { id } = usePageParams('promotion');
  const state = usePromotions({ id });
  usePageTitle(state.status === 'ready' ? state.promotions[0]?.title : undefined);
  if (state.status === 'ready' && state.promotions.length === 0) return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.bare}`}>
      <PromotionView state={state} paths={promotionPaths} headEnd={<BareLogin />} />
    </main>
  );
}
