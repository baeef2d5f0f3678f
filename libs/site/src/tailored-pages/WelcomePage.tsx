import type { PrefetchContext } from '@playfront/api-client';
import { collectionMessage, GameShelf, prefetchIndex } from '@playfront/casino';
import { prefetchSlides, useBannerSlides } from '@playfront/content';
import { WelcomeView } from '@playfront/content/landing';
import { prefetchPromotions, usePromotions } from '@playfront/content/promotions';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { FairnessFacts } from '../fairness/FairnessFacts.tsx';
import { promotionPaths } from '../shared-pages/promotion-paths.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSlides(context), prefetchPromotions(context), prefetchIndex(context)]);

type Props = { readonly className: string | undefined; readonly banner: Parameters<typeof useBannerSlides>[0] };

/** Introduces the site and how to start. */
export function WelcomePage({ className = '', banner }: Props) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const image = useBannerSlides(banner).at(-1)?.image;
  const state = usePromotions();
  return (
    <main id="content" className={`wrap ${className}`}>
      <WelcomeView
        brandName={brand.name}
        picture={image?.src ?? ''}
        state={state}
        paths={promotionPaths}
        facts={<FairnessFacts />}
        games={
          <PanelBoundary>
            <GameShelf title={format.text(collectionMessage['popular-casino'])} filter={{ collection: 'popular-casino' }} />
          </PanelBoundary>
        }
      />
    </main>
  );
}
