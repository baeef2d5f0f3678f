import type { MessageId } from '@playfront/i18n';

/** Messages for search results: games, studios and categories. */
export const searchMessage: Readonly<Record<'results' | 'providers' | 'categories', MessageId>> = {
  results: 'casino.lobby.results',
  providers: 'casino.lobby.providers',
  categories: 'casino.lobby.categories',
};
