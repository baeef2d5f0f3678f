import { changeDatabase, ofPlayer } from './site-database.ts';

/** Lets a player's play session have begun earlier, as if bets had been placed all the time. */
export const agePlay = (username: string, minutes: number) =>
  changeDatabase(`update play_states set started_at = started_at - make_interval(mins => $2) where ${ofPlayer}`, [username, minutes]);

/** Lets the break after a reality check end, as its time would. */
export const endCheckBreak = (username: string) => changeDatabase(`update reality_checks set break_until = now() where ${ofPlayer}`, [username]);
