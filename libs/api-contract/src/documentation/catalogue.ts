import type { CallDocumentation } from './call-documentation.ts';

/** Games, studios, and a player's favourite and recent games. */
export const catalogueDocumentation = {
  frontGetGames: { summary: 'A page of games, filtered, searched and sorted, with the number of games for each other filter value.', refusals: [] },
  frontGetGameGroupList: { summary: 'The groups of games that are open: 1 casino, 2 sports, 3 live.', refusals: [] },
  frontGetGameProviders: { summary: 'The studios with their logos and how many games each has.', refusals: [] },
  frontGetGameUrl: {
    summary: 'Opens a game with real or play money and returns the address of its page.',
    refusals: ['unauthorized', 'not_found', 'game_not_available', 'disable_site_access', 'account_restricted', 'verification_required'],
  },
  frontGetFavourites: { summary: "The player's favourite games, latest first.", refusals: [] },
  frontSetFavourite: { summary: 'Adds a game to the favourites, or removes it.', refusals: ['not_found'] },
  frontGetRecentGames: { summary: 'The games the player opened last.', refusals: [] },
} as const satisfies Record<string, CallDocumentation>;
