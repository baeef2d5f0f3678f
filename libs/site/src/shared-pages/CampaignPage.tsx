import type { PrefetchContext } from '@playfront/api-client';
import { CampaignView, countryOfCampaign } from '@playfront/content/landing';
import { prefetchPromotions, promotionHead, usePromotions } from '@playfront/content/promotions';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { usePageParams } from '../navigation/usePageParams.ts';
import { useVisitor } from '../state/useVisitor.ts';
import { BareLogin } from './BareLogin.tsx';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

export const prefetch = (context: PrefetchContext) =>
  Promise.all([prefetchPromotions(context), prefetchPromotions(context, { key: context.params['campaign'] ?? '' })]);
export const head = (context: PrefetchContext) => promotionHead(context, { key: context.params['campaign'] ?? '' });

/** The landing page of a campaign; the URL contains the key of its promotion. */
export function Page() {
  const { campaign } = usePageParams('campaign');
  const { countryCode } = useVisitor();
  const state = usePromotions({ key: campaign });
  const listed = usePromotions();
  const promotion = state.status === 'ready' ? state.promotions[0] : undefined;
  usePageTitle(promotion?.title);
  if (state.status === 'ready' && !promotion) return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.bare}`}>
      <CampaignView
        state={state}
        paths={promotionPaths}
        country={countryOfCampaign(campaign)}
        visitorCountry={countryCode}
        listed={listed}
        headEnd={<BareLogin />}
      />
    </main>
  );
}
