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
  // The key leaves out the search text: while the player types, the grid stays mounted and shows the old games until the new ones have loaded.
  return <GameGrid key={JSON.stringify({ ...filter, search: undefined })} filter={filterIn(group, filter)} title={title} onClear={clearFilter} />;
}
