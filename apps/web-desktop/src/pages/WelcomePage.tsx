import type { PrefetchContext } from '@playfront/api-client';
import { GameShelf, prefetchIndex } from '@playfront/casino';
import { prefetchSlides, useBannerSlides } from '@playfront/content';
import { WelcomeView } from '@playfront/content/landing';
import { prefetchPromotions, usePromotions } from '@playfront/content/promotions';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary, promotionPaths, useSiteConfig } from '@playfront/site';
import styles from './WelcomePage.module.css';

export const prefetch = (context: PrefetchContext) =>
  Promise.all([prefetchSlides(context), prefetchPromotions(context, { key: 'welcome' }), prefetchIndex(context)]);

/** What the house is, and how to start. */
export function Page() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const picture = useBannerSlides('wide').at(-1)?.picture;
  const state = usePromotions({ key: 'welcome' });
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <WelcomeView
        brandName={brand.name}
        picture={picture?.src ?? ''}
        state={state}
        paths={promotionPaths}
        games={
          <PanelBoundary>
            <GameShelf title={format.text('casino.collection.popular-casino')} filter={{ collection: 'popular-casino' }} />
          </PanelBoundary>
        }
      />
    </main>
  );
}
