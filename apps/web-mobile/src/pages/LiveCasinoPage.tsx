import type { PrefetchContext } from '@playfront/api-client';
import {
  ClosedLiveLobby,
  isNarrowed,
  LobbyFilterBar,
  LobbyResults,
  LobbyShelves,
  prefetchLobby,
  useIsLiveClosed,
  useLobbyFilter,
} from '@playfront/casino';
import { Message } from '@playfront/i18n';
import { PageLink, PanelBoundary } from '@playfront/site';
import { buttonClass } from '@playfront/ui';
import styles from './LiveCasinoPage.module.css';

export const prefetch = (context: PrefetchContext) => prefetchLobby(context, 'live');

/** The live lobby: filters, then shelves of tables, or one grid when something narrows it; one page while all tables are in maintenance. */
export function Page() {
  const { filter } = useLobbyFilter();
  const isClosed = useIsLiveClosed();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1>
        <Message id="site.page.liveCasino.title" />
      </h1>
      {isClosed ? (
        <PanelBoundary>
          <ClosedLiveLobby
            action={
              <PageLink to="casino" className={buttonClass({ variant: 'secondary' })}>
                <Message id="casino.lobby.closedAction" />
              </PageLink>
            }
          />
        </PanelBoundary>
      ) : (
        <>
          <PanelBoundary>
            <LobbyFilterBar group="live" />
          </PanelBoundary>
          <PanelBoundary>{isNarrowed(filter) ? <LobbyResults group="live" /> : <LobbyShelves group="live" />}</PanelBoundary>
        </>
      )}
    </main>
  );
}
