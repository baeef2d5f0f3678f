import { useQuery } from '@tanstack/react-query';
import { useApi } from '@playfront/api-client';
import { gameCategories, gameCollections } from '@playfront/api-contract';
import { useFormat, useLocale } from '@playfront/i18n';
import { gamesQuery, type GameGroup } from '../catalogue/catalogue.queries.ts';
import { categoryMessage, collectionMessage } from '../catalogue/game.messages.ts';
import { isGroupClosed } from './is-group-closed.ts';
import { allGamesFilter, gridSize, lobbyShelves } from './lobby-shelves.ts';
import { useLobbyFilter, type FilterChange } from './useLobbyFilter.ts';

export type LobbyChip = { readonly id: string; readonly label: string; readonly isOn: boolean; readonly change: FilterChange };
export type LobbyProvider = { readonly id: string; readonly name: string; readonly count: number };

/** Every live table has a live dealer, and a category that has a live collection is filtered by that collection. */
const isRedundantInGroup = (group: GameGroup, category: string) =>
  group === 'live' && (category === 'live-dealer' || gameCollections.some((collection) => collection === `live-${category}`));

/**
 * The categories and collections of a group, and its providers, from the catalogue's facets; none while the group is closed (decision 0006).
 * Those with a shelf come first.
 */
export function useLobbyChips(group: GameGroup = 'casino'): { chips: LobbyChip[]; providers: LobbyProvider[] } {
  const format = useFormat();
  const { filter } = useLobbyFilter();
  const { data } = useQuery(gamesQuery(useApi(), useLocale(), allGamesFilter[group], gridSize));
  const onShelves: readonly string[] = lobbyShelves[group].map(({ collection }) => collection);
  const none: FilterChange = { category: '', collection: '' };
  const facets = isGroupClosed(data) ? undefined : data?.facets;
  const categories = (facets?.categories ?? [])
    .filter(({ slug }) => !isRedundantInGroup(group, slug))
    .flatMap(({ slug }): LobbyChip[] => {
      const category = gameCategories.find((known) => known === slug);
      return category
        ? [{ id: slug, label: format.text(categoryMessage[category]), isOn: filter.category === category, change: { ...none, category } }]
        : [];
    });
  const collections = (facets?.collections ?? []).flatMap(({ slug }): LobbyChip[] => {
    const collection = gameCollections.find((known) => known === slug);
    return collection
      ? [{ id: slug, label: format.text(collectionMessage[collection]), isOn: filter.collection === collection, change: { ...none, collection } }]
      : [];
  });
  const chips: LobbyChip[] = [
    { id: 'all', label: format.text('casino.category.all'), isOn: !filter.category && !filter.collection, change: none },
    ...collections.filter(({ id }) => onShelves.includes(id)),
    ...categories,
    ...collections.filter(({ id }) => !onShelves.includes(id)),
  ];
  return { chips, providers: facets?.providers ?? [] };
}
