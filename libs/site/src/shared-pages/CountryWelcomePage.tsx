import type { PrefetchContext } from '@playfront/api-client';
import { collectionMessage, GameShelf, prefetchIndex } from '@playfront/casino';
import { CountryWelcomeView, countryOfWelcome, countryWelcomeHeading } from '@playfront/content/landing';
import { prefetchPromotions, usePromotions } from '@playfront/content/promotions';
import { useFormat } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { pagePath } from '../addresses/pages.ts';
import { usePageParams } from '../navigation/usePageParams.ts';
import { BareLogin } from './BareLogin.tsx';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchPromotions(context), prefetchIndex(context)]);

/** The welcome page for players from one country. */
export function Page() {
  const format = useFormat();
  const country = countryOfWelcome(usePageParams('countryWelcome').country);
  const state = usePromotions();
  const isSportsAvailable = useSportsAvailable();
  usePageTitle(country && countryWelcomeHeading(country, format));
  if (!country) return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.bare}`}>
      <CountryWelcomeView
        country={country}
        state={state}
        paths={promotionPaths}
        homePath={pagePath({ to: 'index' })}
        helpPath={pagePath({ to: 'text', params: { text: 'responsible-gaming' } })}
        sportsPath={isSportsAvailable ? pagePath({ to: 'sports' }) : undefined}
        headEnd={<BareLogin />}
        games={
          <PanelBoundary>
            <GameShelf title={format.text(collectionMessage['popular-casino'])} filter={{ collection: 'popular-casino' }} />
          </PanelBoundary>
        }
      />
    </main>
  );
}
