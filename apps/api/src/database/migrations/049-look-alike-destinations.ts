import { sql, type Kysely } from 'kysely';

/** Destinations as they are compared now, and what of the stakes of a day was bonus money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await canonicalDestinations(db);
  // Whether the password was given for it: only then does its arrival make a card or account a known one. Those from before count.
  await sql`alter table withdrawals add is_proven boolean not null default true`.execute(db);
  await sql`alter table withdrawals alter is_proven set default false`.execute(db);
  // No stake may come between the sums and the triggers that carry them on.
  await sql`lock table game_rounds in share row exclusive mode`.execute(db);
  await sumBonusStakes(db);
  await countNewRounds(db);
  await countChangedRounds(db);
}

/**
 * Writes the destinations anew from what the player typed, as `destinationOf` does since: before, characters that tell two wallets apart
 * were dropped. IBANs, cards, coin addresses and numbers are the same in both; those from before destinations were written stay unknown.
 */
export async function canonicalDestinations(db: Kysely<unknown>): Promise<void> {
  const typed = (name: string) => sql`details->>${sql.lit(name)}`;
  const compact = (name: string) => sql`lower(regexp_replace(${typed(name)}, '[\\s-]', '', 'g'))`;
  await sql`
    update withdrawals set destination = processor || ':' || case
      when details ? 'email' then lower(${typed('email')})
      when details ? 'upi_id' then lower(${typed('upi_id')})
      when details ? 'account_id' then ${typed('account_id')}
      when details ? 'wallet_id' then ${typed('wallet_id')}
      when details ? 'payid' and ${typed('payid')} like '%@%' then lower(${typed('payid')})
      when details ? 'payid' then regexp_replace(${typed('payid')}, '[\\s()-]', '', 'g')
      when ${typed('pix_key')} ~ '^[0-9. -]*$' then regexp_replace(${typed('pix_key')}, '[^0-9]', '', 'g')
      when details ? 'pix_key' then lower(${typed('pix_key')})
      else ${compact('account_number')} || ':' || lower(${typed('bank_name')})
    end
    where destination <> '' and not details ?| array['iban', 'iban_or_account', 'address', 'saved_card']
      and (details ?| array['email', 'upi_id', 'account_id', 'wallet_id', 'payid', 'pix_key'] or details ?& array['account_number', 'bank_name'])`.execute(
    db,
  );
  await sql`
    update withdrawals set destination = 'account:' || ${compact('iban_or_account')} || ':' || coalesce(${compact('bic')}, '')
    where destination <> '' and details ? 'iban_or_account' and ${typed('iban_or_account')} !~* '^[a-z]{2}[0-9]{2}'`.execute(db);
}

/** Sports bets are of real money only. */
async function sumBonusStakes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table player_day_totals add bonus_staked bigint not null default 0`.execute(db);
  await sql`
    update player_day_totals as total set bonus_staked = rounds.bonus_staked
    from (
      select player_id, (created_at at time zone 'UTC')::date as day, sum(bonus_stake) as bonus_staked
      from game_rounds where player_id is not null and bonus_stake > 0 and state <> 'void' group by 1, 2
    ) rounds
    where rounds.player_id = total.player_id and rounds.day = total.day`.execute(db);
  // What was played before a deposit had these stakes in it.
  await sql`
    update payments set played_before = greatest(0, played_before - rounds.bonus_staked)
    from (
      select payments.id, sum(game_rounds.bonus_stake) as bonus_staked
      from payments join game_rounds on game_rounds.player_id = payments.player_id and game_rounds.created_at < payments.settled_at
      where game_rounds.bonus_stake > 0 and game_rounds.state <> 'void' and payments.status = 'complete' and played_before > 0
      group by 1
    ) rounds
    where rounds.id = payments.id`.execute(db);
}

/** As in 016, with the stakes of bonus money. */
async function countNewRounds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_new_game_rounds() returns trigger language plpgsql as $$
    begin
      with stakes as (
        select added.player_id, added.created_at, added.stake, added.bonus_stake, added.win as won, play_states.started_at,
          added.created_at - coalesce(lag(added.created_at) over (partition by added.player_id order by added.created_at), last_stake_at) as gap
        from added left join play_states on play_states.player_id = added.player_id
        where added.player_id is not null and added.state <> 'void'
      ), marked as (
        select *, gap is null or abs(extract(epoch from gap)) > 900 as is_start from stakes
      ), timed as (
        -- Clocks of two processes may differ a little: a stake just before the last one adds no time.
        select *, case when is_start then 0 else greatest(0, round(extract(epoch from gap) * 1000)) end as play_ms,
          max(created_at) filter (where is_start) over (partition by player_id) as new_start
        from marked
      ), days as (
        insert into player_day_totals as total (player_id, day, staked, bonus_staked, won, sessions, play_ms)
        select player_id, (created_at at time zone 'UTC')::date, sum(stake), sum(bonus_stake), sum(won), count(*) filter (where is_start), sum(play_ms)
        from timed group by 1, 2 order by 1, 2
        on conflict (player_id, day) do update set staked = total.staked + excluded.staked, bonus_staked = total.bonus_staked + excluded.bonus_staked,
          won = total.won + excluded.won, sessions = total.sessions + excluded.sessions, play_ms = total.play_ms + excluded.play_ms
      )
      insert into play_states as state (player_id, started_at, last_stake_at, staked, won)
      select player_id, coalesce(new_start, min(started_at)), max(created_at), sum(stake), sum(won)
      from timed where new_start is null or created_at >= new_start
      group by player_id, new_start order by player_id
      on conflict (player_id) do update set
        started_at = excluded.started_at,
        last_stake_at = greatest(state.last_stake_at, excluded.last_stake_at),
        staked = case when excluded.started_at = state.started_at then state.staked else 0 end + excluded.staked,
        won = case when excluded.started_at = state.started_at then state.won else 0 end + excluded.won
      -- What is written of the past leaves the running play alone.
      where excluded.last_stake_at > state.last_stake_at - interval '15 minutes';
      return null;
    end $$`.execute(db);
}

async function countChangedRounds(db: Kysely<unknown>): Promise<void> {
  const change = (column: string) =>
    sql.raw(`case when changed.state = 'void' then 0 else changed.${column} end - case when before.state = 'void' then 0 else before.${column} end`);
  await sql`
    create or replace function count_changed_game_rounds() returns trigger language plpgsql as $$
    begin
      with changes as (
        select changed.player_id, changed.created_at, ${change('stake')} as staked, ${change('bonus_stake')} as bonus_staked, ${change('win')} as won
        from changed join before on before.id = changed.id
        where changed.player_id is not null
      ), days as (
        insert into player_day_totals as total (player_id, day, staked, bonus_staked, won, sessions, play_ms)
        select player_id, (created_at at time zone 'UTC')::date, sum(staked), sum(bonus_staked), sum(won), 0, 0 from changes group by 1, 2 order by 1, 2
        on conflict (player_id, day) do update
          set staked = total.staked + excluded.staked, bonus_staked = total.bonus_staked + excluded.bonus_staked, won = total.won + excluded.won
      )
      update play_states as state set staked = state.staked + running.staked, won = state.won + running.won
      from (
        select changes.player_id, sum(changes.staked) as staked, sum(changes.won) as won
        from changes join play_states using (player_id) where changes.created_at >= play_states.started_at group by 1
      ) running
      where running.player_id = state.player_id;
      return null;
    end $$`.execute(db);
}
