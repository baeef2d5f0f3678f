import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { gameCategories, gameCollections } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { gamesQuery } from '../catalogue/catalogue.queries.ts';
import { categoryMessage, collectionMessage } from '../catalogue/game-words.ts';
import { allGamesFilter, gridSize } from './lobby-shelves.ts';
import { useLobbyFilter, type FilterChange } from './useLobbyFilter.ts';

export type LobbyChip = { readonly id: string; readonly label: string; readonly isOn: boolean; readonly change: FilterChange };
export type LobbyProvider = { readonly id: string; readonly name: string; readonly count: number };

/** The categories and collections that have games, and the providers, from the catalogue's facets. */
export function useLobbyChips(): { chips: LobbyChip[]; providers: LobbyProvider[] } {
  const format = useFormat();
  const { filter } = useLobbyFilter();
  const { data } = useQuery(gamesQuery(useApi(), useLocale(), allGamesFilter, gridSize));
  const none: FilterChange = { category: '', collection: '' };
  const chips: LobbyChip[] = [{ id: 'all', label: format.text('casino.category.all'), isOn: !filter.category && !filter.collection, change: none }];
  for (const { slug } of data?.facets.categories ?? []) {
    const category = gameCategories.find((known) => known === slug);
    if (category) {
      chips.push({ id: slug, label: format.text(categoryMessage[category]), isOn: filter.category === category, change: { ...none, category } });
    }
  }
  for (const { slug } of data?.facets.collections ?? []) {
    const collection = gameCollections.find((known) => known === slug);
    if (collection) {
      chips.push({
        id: slug,
        label: format.text(collectionMessage[collection]),
        isOn: filter.collection === collection,
        change: { ...none, collection },
      });
    }
  }
  return { chips, providers: data?.facets.providers ?? [] };
}
