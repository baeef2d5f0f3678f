import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { gameSchema } from './games.ts';
import { givenIdSchema, idSchema, pageEntries, timeSchema } from './wire.ts';

/** Maximum number of recent games stored per player. */
export const maxRecentGames = 24;

/** The player's favourite games, latest first, without games that were removed from the catalogue. */
export const frontGetFavourites = defineCall({
  path: 'front/get_favourites',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object(pageEntries),
  response: v.object({ status: v.literal(1), games: v.array(gameSchema), total: v.number() }),
});

/** Adds a game to the favourites, or removes it; repeating the call changes nothing. An unknown game is 404. */
export const frontSetFavourite = defineCall({
  path: 'front/set_favourite',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ game_id: givenIdSchema, favourite: v.boolean() }),
  response: doneSchema,
});

/** The games that the player opened, with real or play money, latest first. `opened` says when, and whether a round with real money waits for a move. */
export const frontGetRecentGames = defineCall({
  path: 'front/get_recent_games',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({}),
  response: v.object({
    status: v.literal(1),
    games: v.array(gameSchema),
    opened: v.optional(v.array(v.object({ game_id: idSchema, at: timeSchema, has_open_round: v.boolean() })), []),
  }),
});
