import type { PrefetchContext } from '@playfront/api-client';
import { gameSearch, useGameAddress } from '@playfront/casino';
import {
  gameLandings,
  GameLandingView,
  landingGameHead,
  prefetchLandingGame,
  useLandingGame,
  type GameLandingName,
} from '@playfront/content/landing';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { usePageParams } from '../navigation/usePageParams.ts';
import { BareLogin } from './BareLogin.tsx';
import styles from './page.module.css';
import { promotionPaths } from './promotion-paths.ts';

const landingOf = ({ params }: PrefetchContext) => gameLandings[params['landing'] as GameLandingName];

export const prefetch = (context: PrefetchContext) => prefetchLandingGame(context, landingOf(context).slug);
export const head = (context: PrefetchContext) => landingGameHead(context, landingOf(context).slug);

/** One game, explained. */
export function Page() {
  const landing = gameLandings[usePageParams('gameLanding').landing];
  const { search } = useGameAddress();
  const state = useLandingGame(landing.slug);
  usePageTitle(state.status === 'ready' ? state.game.name : undefined);
  if (state.status === 'not-found') return <NotFoundView />;
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.bare}`}>
      <GameLandingView
        landing={landing}
        state={state}
        paths={promotionPaths}
        demoSearch={gameSearch(search, landing.slug, 'demo')}
        realSearch={gameSearch(search, landing.slug, 'real')}
        headEnd={<BareLogin />}
      />
    </main>
  );
}
