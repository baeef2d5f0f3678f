import { changeDatabase } from './site-database.ts';

/** Notes that three deposits of a player were declined, as the operator's job does within minutes. */
export const noteDeclinedDeposits = (username: string) =>
  changeDatabase(
    `insert into harm_markers (player_id, kind, day, occurred_at, count, amount, created_at)
      select id, 'declined_deposits', current_date, now(), 3, 6000, now() from players where username = $1`,
    [username],
  );
