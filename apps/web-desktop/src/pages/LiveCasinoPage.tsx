import type { PrefetchContext } from '@playfront/api-client';
import { ClosedLobbyNotice, isNarrowed, LobbyResults, LobbyShelves, prefetchLobby, useLobbyFilter } from '@playfront/casino';
import { Message } from '@playfront/i18n';
import { PanelBoundary } from '@playfront/site';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import styles from './LiveCasinoPage.module.css';

export const prefetch = (context: PrefetchContext) => prefetchLobby(context, 'live');

/** The live lobby: filters, then shelves of tables, or one grid when something narrows it. */
export function Page() {
  const { filter } = useLobbyFilter();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1>
        <Message id="site.page.liveCasino.title" />
      </h1>
      <PanelBoundary isMissed={false}>
        <ClosedLobbyNotice group="live" />
      </PanelBoundary>
      <PanelBoundary>
        <LobbyBar group="live" />
      </PanelBoundary>
      <PanelBoundary>{isNarrowed(filter) ? <LobbyResults group="live" /> : <LobbyShelves group="live" />}</PanelBoundary>
    </main>
  );
}
