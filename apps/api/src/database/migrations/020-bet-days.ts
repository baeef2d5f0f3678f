import { sql, type Kysely } from 'kysely';

/**
 * How many bets of each state a player placed on each UTC day, so that the bet list of a player with a million bets is counted and
 * paged by days. Triggers keep it equal to the rounds, whoever writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bet_days (
      player_id uuid not null references players,
      day date not null,
      state text not null,
      bets bigint not null,
      staked bigint not null,
      won bigint not null,
      primary key (player_id, day, state)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    insert into bet_days (player_id, day, state, bets, staked, won)
    select player_id, (created_at at time zone 'UTC')::date, state, count(*), sum(stake), sum(win)
    from game_rounds where player_id is not null group by 1, 2, 3`.execute(db);
  await countInto(db, 'insert', 'new table as added', 'select *, 1 as sign from added');
  await countInto(
    db,
    'update',
    'old table as before new table as added',
    'select *, 1 as sign from added union all select *, -1 as sign from before',
  );
}

async function countInto(db: Kysely<unknown>, event: 'insert' | 'update', tables: string, rows: string): Promise<void> {
  const name = sql.ref(`count_bet_days_${event}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into bet_days as total (player_id, day, state, bets, staked, won)
      select player_id, (created_at at time zone 'UTC')::date, state, sum(sign), sum(sign * stake), sum(sign * win)
      from (${sql.raw(rows)}) counted where player_id is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (player_id, day, state) do update
        set bets = total.bets + excluded.bets, staked = total.staked + excluded.staked, won = total.won + excluded.won;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${name} after ${sql.raw(event)} on game_rounds referencing ${sql.raw(tables)}
    for each statement execute function ${name}()`.execute(db);
}
