import { changeDatabase, ofPlayer } from './site-database.ts';

/** Lets the cooling-off of a player's pending limits end, as their time would. */
export const endCoolingOff = (username: string) =>
  changeDatabase(`update player_limits set pending_from = now() - interval '1 minute' where pending_from is not null and ${ofPlayer}`, [username]);
