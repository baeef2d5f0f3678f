import { useFormat } from '@playfront/i18n';
import type { GameGroup } from '../catalogue/catalogue.queries.ts';
import { filterIn } from './lobby-shelves.ts';
import { GameGrid } from './GameGrid.tsx';
import { useLobbyChips } from './useLobbyChips.ts';
import { useLobbyFilter } from './useLobbyFilter.ts';

/** The games of a group that match the filter. */
export function LobbyResults({ group = 'casino' }: { group?: GameGroup }) {
  const format = useFormat();
  const { chips } = useLobbyChips(group);
  const { filter, clearFilter } = useLobbyFilter();
  const title = chips.find((chip) => chip.isOn)?.label ?? format.text('casino.lobby.all_games');
  // The text of a search changes with each letter: the same grid stays, and with it the games until the next ones have loaded.
  return <GameGrid key={JSON.stringify({ ...filter, search: undefined })} filter={filterIn(group, filter)} title={title} onClear={clearFilter} />;
}
