import type { PrefetchContext } from '@playfront/api-client';
import type { Game } from '@playfront/api-contract';
import { categoryMessage } from '@playfront/casino';
import { gameDetailsHead, GameDetailsView, prefetchGameDetails, useGameDetails } from '@playfront/casino/details';
import { useFormat } from '@playfront/i18n';
import { NotFoundView } from '../errors/NotFoundView.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { usePageParams } from '../navigation/usePageParams.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { lobbyOf } from '../search/useLobbyResults.tsx';
import styles from './GamePage.module.css';

export const prefetch = (context: PrefetchContext) => prefetchGameDetails(context, context.params['slug'] ?? '');
export const head = (context: PrefetchContext) => gameDetailsHead(context, context.params['slug'] ?? '');

/** A game of the catalogue: its figures, rules and features. */
export function Page() {
  const state = useGameDetails(usePageParams('game').slug);
  const format = useFormat();
  usePageTitle(state.status === 'ready' ? state.game.name : undefined);
  if (state.status === 'not-found') return <NotFoundView />;
  return (
    <main id="content" className="wrap">
      {state.status !== 'ready' && <h1 className="visually-hidden">{format.text('site.page.game.title')}</h1>}
      <GameDetailsView state={state} breadcrumbs={state.status === 'ready' && <Breadcrumbs game={state.game} />} />
    </main>
  );
}

function Breadcrumbs({ game: { table, categories } }: { game: Game }) {
  const { text } = useFormat();
  const [category] = categories;
  const group = table ? 'live' : 'casino';
  return (
    <nav className={styles.breadcrumbs} aria-label={text('site.page.game.breadcrumbs')}>
      <PageLink to={lobbyOf[group]}>{text(group === 'live' ? 'site.nav.live_casino' : 'site.nav.casino')}</PageLink>
      {category && (
        <PageLink to={lobbyOf[group]} query={{ category }}>
          {text(categoryMessage[category])}
        </PageLink>
      )}
    </nav>
  );
}
