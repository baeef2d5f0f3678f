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
  return <GameGrid key={JSON.stringify(filter)} filter={filterIn(group, filter)} title={title} onClear={clearFilter} />;
}
