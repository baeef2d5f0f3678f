import type { MessageId } from '@playfront/i18n';

/** Messages for search results: games, studios and categories. */
export const searchMessage: Readonly<Record<'maintenance' | 'results' | 'providers' | 'categories', MessageId>> = {
  maintenance: 'casino.tile.maintenance',
  results: 'casino.lobby.results',
  providers: 'casino.lobby.providers',
  categories: 'casino.lobby.categories',
};
