import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { gameSortOrders } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { FilterBar } from '@playfront/ui';
import { gamesQuery, type GameGroup } from '../catalogue/catalogue.queries.ts';
import { sortMessage } from '../catalogue/game.messages.ts';
import { allGamesFilter, filterIn, gridSize } from './lobby-shelves.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import { LobbySearch } from './LobbySearch.tsx';
import { useLobbyChips } from './useLobbyChips.ts';
import { isNarrowed, useLobbyFilter } from './useLobbyFilter.ts';

/** Filters of a lobby: categories and collections, providers, sort order and search. All of them are stored in the URL. */
export function LobbyFilterBar({ group = 'casino', className }: { group?: GameGroup; className?: string | undefined }) {
  const format = useFormat();
  const { filter, changeFilter, clearFilter } = useLobbyFilter();
  const { chips, providers } = useLobbyChips(group);
  // The lobby makes the same query, so its result is already cached.
  const { data } = useQuery(gamesQuery(useApi(), useLocale(), isNarrowed(filter) ? filterIn(group, filter) : allGamesFilter[group], gridSize));
  const chosen = filter.providerIds ?? [];
  const isSet = chosen.length > 0 || filter.sort !== undefined;
  return (
    <FilterBar
      className={className}
      chipsLabel={format.text('casino.lobby.categories')}
      chips={chips.map((chip) => ({ ...chip, icon: <CategoryIcon id={chip.id} /> }))}
      onChip={(id) => {
        const chip = chips.find((candidate) => candidate.id === id);
        if (chip) changeFilter(chip.change);
      }}
      choices={{
        label: format.text('casino.lobby.providers'),
        chosenLabel: format.text('casino.filter.chosen', { count: chosen.length }),
        findLabel: format.text('casino.filter.find'),
        noneText: format.text('casino.filter.none'),
        values: chosen,
        options: providers.map(({ id, name, count }) => ({ value: id, label: name, count: format.number(count) })),
        onChange: (values) => changeFilter({ providers: values.join(',') }),
      }}
      sort={{
        label: format.text('casino.sort.label'),
        value: filter.sort ?? '',
        options: gameSortOrders.map((order) => ({ value: order, label: format.text(sortMessage[order]) })),
        onChange: (sort) => changeFilter({ sort }),
      }}
      search={<LobbySearch />}
      sheetButtonLabel={format.text(isSet ? 'casino.lobby.filters_set' : 'casino.lobby.filters')}
      sheet={{
        title: format.text('casino.filter.title'),
        closeLabel: format.text('casino.filter.close'),
        clearLabel: format.text('casino.filter.clear'),
        showLabel: format.text('casino.lobby.show_games', { count: data?.total ?? 0 }),
        onClear: clearFilter,
      }}
    />
  );
}
