import type { MessageId } from '@playfront/i18n';

/** Names of the player's own lists of games. */
export const ownGamesMessage: Readonly<Record<'recent' | 'favourites', MessageId>> = {
  recent: 'casino.shelf.continue',
  favourites: 'casino.shelf.favourites',
};
