import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { gameSchema } from './games.ts';
import { givenIdSchema, pageEntries } from './wire.ts';

/** Games of which no more are kept as the ones a player opened last. */
export const maxRecentGames = 24;

/** The games a player marked, newest mark first; one that has left the catalogue is left out. */
export const frontGetFavourites = defineCall({
  path: 'front/get_favourites',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object(pageEntries),
  answer: v.object({ status: v.literal(1), games: v.array(gameSchema), total: v.number() }),
});

/** Marks a game, or takes the mark away; done already is done. An unknown game is 404. */
export const frontSetFavourite = defineCall({
  path: 'front/set_favourite',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ game_id: givenIdSchema, favourite: v.boolean() }),
  answer: doneSchema,
});

/** The games a player opened, with real or play money, last one first. */
export const frontGetRecentGames = defineCall({
  path: 'front/get_recent_games',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({}),
  answer: v.object({ status: v.literal(1), games: v.array(gameSchema) }),
});
