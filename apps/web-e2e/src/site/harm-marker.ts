import { changeDatabase } from './site-database.ts';

/** Adds the marker of three declined deposits, as the operator's job would within minutes. */
export const noteDeclinedDeposits = (username: string) =>
  changeDatabase(
    `insert into harm_markers (player_id, kind, day, occurred_at, count, amount, created_at)
      select id, 'declined_deposits', current_date, now(), 3, 6000, now() from players where username = $1`,
    [username],
  );
