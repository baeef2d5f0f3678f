import { useFormat } from '@playfront/i18n';
import { GameGrid } from './GameGrid.tsx';
import { useLobbyChips } from './useLobbyChips.ts';
import { useLobbyFilter } from './useLobbyFilter.ts';

/** The games that the filter leaves. */
export function LobbyResults() {
  const format = useFormat();
  const { chips } = useLobbyChips();
  const { filter, clearFilter } = useLobbyFilter();
  const title = chips.find((chip) => chip.isOn)?.label ?? format.text('casino.lobby.allGames');
  return <GameGrid key={JSON.stringify(filter)} filter={filter} title={title} onClear={clearFilter} />;
}
