import type { ReactNode } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import {
  ClosedLiveLobby,
  isNarrowed,
  lobbyMessage,
  LobbyResults,
  LobbyShelves,
  prefetchLobby,
  useIsLiveClosed,
  useLobbyFilter,
} from '@playfront/casino';
import { useFormat } from '@playfront/i18n';
import { buttonClass } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../navigation/PageLink.tsx';

export const prefetch = (context: PrefetchContext) => prefetchLobby(context, 'live');

type Props = { readonly className: string | undefined; readonly filterBar: ReactNode };

/** The live lobby: filters, then shelves of tables, or one grid when a filter is set; a notice while all tables are in maintenance. */
export function LiveCasinoPage({ className = '', filterBar }: Props) {
  const { text } = useFormat();
  const { filter } = useLobbyFilter();
  const isClosed = useIsLiveClosed();
  return (
    <main id="content" className={`wrap ${className}`}>
      <h1>{text('site.page.live_casino.title')}</h1>
      {isClosed ? (
        <PanelBoundary>
          <ClosedLiveLobby
            action={
              <PageLink to="casino" className={buttonClass({ variant: 'secondary' })}>
                {text(lobbyMessage.closedAction)}
              </PageLink>
            }
          />
        </PanelBoundary>
      ) : (
        <>
          <PanelBoundary>{filterBar}</PanelBoundary>
          <PanelBoundary>{isNarrowed(filter) ? <LobbyResults group="live" /> : <LobbyShelves group="live" />}</PanelBoundary>
        </>
      )}
    </main>
  );
}
