import type { ReactNode } from 'react';
import type { PrefetchContext } from '@playfront/api-client';
import { isNarrowed, lobbyMessage, LobbyResults, LobbyShelves, prefetchLobby, useLobbyFilter } from '@playfront/casino';
import { prefetchSlides } from '@playfront/content';
import { useFormat } from '@playfront/i18n';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';

export const prefetch = (context: PrefetchContext) => Promise.all([prefetchSlides(context), prefetchLobby(context)]);

type Props = { readonly className: string | undefined; readonly banner: ReactNode; readonly filterBar: ReactNode };

/** The casino lobby: banner, filters, then shelves, or one grid when a filter is set. */
export function CasinoPage({ className = '', banner, filterBar }: Props) {
  const format = useFormat();
  const { filter } = useLobbyFilter();
  return (
    <main id="content" className={`wrap ${className}`}>
      <h1 className="visually-hidden">{format.text(lobbyMessage.heading)}</h1>
      {!isNarrowed(filter) && <PanelBoundary hasFallback={false}>{banner}</PanelBoundary>}
      <PanelBoundary>{filterBar}</PanelBoundary>
      <PanelBoundary>{isNarrowed(filter) ? <LobbyResults /> : <LobbyShelves />}</PanelBoundary>
    </main>
  );
}
