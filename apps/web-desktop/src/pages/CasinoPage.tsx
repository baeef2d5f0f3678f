import type { PrefetchContext } from '@playfront/api-client';
import { isNarrowed, LobbyResults, LobbyShelves, prefetchLobby, useLobbyFilter } from '@playfront/casino';
import { prefetchSlides } from '@playfront/content';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary } from '@playfront/site';
import { LobbyBanner } from '../lobby/LobbyBanner.tsx';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import styles from './CasinoPage.module.css';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSlides(context), prefetchLobby(context)]);

/** The casino lobby: banner, filters, then shelves, or one grid when something narrows it. */
export function Page() {
  const format = useFormat();
  const { filter } = useLobbyFilter();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1 className="visually-hidden">{format.text('casino.lobby.heading')}</h1>
      {!isNarrowed(filter) && (
        <PanelBoundary isMissed={false}>
          <LobbyBanner />
        </PanelBoundary>
      )}
      <PanelBoundary>
        <LobbyBar />
      </PanelBoundary>
      <PanelBoundary>{isNarrowed(filter) ? <LobbyResults /> : <LobbyShelves />}</PanelBoundary>
    </main>
  );
}
