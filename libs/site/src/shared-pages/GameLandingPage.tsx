import type { PrefetchContext } from '@playfront/api-client';
import { useIsSignedIn } from '@playfront/auth';
import { GameDemo, gameSearch, useGameAddress } from '@playfront/casino';
import {
  gameLandings,
  GameLandingView,
  landingGameHead,
  prefetchLandingGame,
  useLandingGame,
  type GameLandingName,
} from '@playfront/content/landing';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { usePageParams } from '../navigation/usePageParams.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { BareLogin } from './BareLogin.tsx';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

const landingOf = ({ params }: PrefetchContext) => gameLandings[params['landing'] as GameLandingName];

export const prefetch = (context: PrefetchContext) => prefetchLandingGame(context, landingOf(context).slug);
export const head = (context: PrefetchContext) => landingGameHead(context, landingOf(context).slug);

/** One game, explained, with the game itself as a demo. */
export function Page() {
  const { text } = useFormat();
  const landing = gameLandings[usePageParams('gameLanding').landing];
  const { search, game: openedGame } = useGameAddress();
  const { formFactor, gameOrigins = [] } = useSiteConfig();
  const isSignedIn = useIsSignedIn();
  const state = useLandingGame(landing.slug);
  usePageTitle(state.status === 'ready' ? state.game.name : undefined);
  if (state.status === 'not-found') return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.bare}`}>
      <GameLandingView
        landing={landing}
        state={state}
        paths={promotionPaths}
        realSearch={gameSearch(search, landing.slug, 'real')}
        headEnd={
          <span className={styles.visitor}>
            <BareLogin />
            {!isSignedIn && (
              <PageLink to="signUp" className={buttonClass()}>
                {text('site.header.register')}
              </PageLink>
            )}
          </span>
        }
        // The opened game covers the page.
        renderDemo={(demo) => (openedGame ? demo.fallback : <GameDemo {...demo} {...{ formFactor, gameOrigins }} />)}
      />
    </main>
  );
}
