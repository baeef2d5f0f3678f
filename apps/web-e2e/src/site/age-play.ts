import { changeDatabase, ofPlayer } from './site-database.ts';

/** Moves the start of a player's play session into the past, as if bets had been placed continuously. */
export const agePlay = (username: string, minutes: number) =>
  changeDatabase(`update play_states set started_at = started_at - make_interval(mins => $2) where ${ofPlayer}`, [username, minutes]);

/** Ends the break after a reality check, as if its time had passed. */
export const endCheckBreak = (username: string) => changeDatabase(`update reality_checks set break_until = now() where ${ofPlayer}`, [username]);
