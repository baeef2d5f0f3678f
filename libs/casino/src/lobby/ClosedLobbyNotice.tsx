import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { useFormat, useLocale } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { gamesQuery, type GameGroup } from '../catalogue/catalogue.queries.ts';
import { hasOpenGames } from './has-open-games.ts';
import { allGamesFilter, gridSize } from './lobby-shelves.ts';

/** Says once why nothing of a lobby opens, where all of its games are in maintenance. */
export function ClosedLobbyNotice({ group }: { group: GameGroup }) {
  const format = useFormat();
  const { data } = useQuery(gamesQuery(useApi(), useLocale(), allGamesFilter[group], gridSize));
  if (!data || data.total === 0 || hasOpenGames(data)) return null;
  return <Notice title={format.text('casino.lobby.closedTitle')}>{format.text('casino.lobby.closedText')}</Notice>;
}
