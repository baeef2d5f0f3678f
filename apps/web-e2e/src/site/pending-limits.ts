import { changeDatabase, ofPlayer } from './site-database.ts';

/** Ends the cooling-off of a player's pending limits, as if its time had passed. */
export const endCoolingOff = (username: string) =>
  changeDatabase(`update player_limits set pending_from = now() - interval '1 minute' where pending_from is not null and ${ofPlayer}`, [username]);
