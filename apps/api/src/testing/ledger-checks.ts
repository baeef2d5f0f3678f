import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../database/database.ts';

/** Invariants of the ledger: transfers sum to zero, no player balance is negative, every running balance is the sum of its postings. */
export async function expectSoundLedger(database: Database): Promise<void> {
  const unequal = await sql`
    select currency, sum(amount) from postings join accounts on accounts.id = account_id group by currency having sum(amount) <> 0`.execute(database);
  expect(unequal.rows, 'currencies that do not sum to zero').toEqual([]);

  const unbalanced = await sql`
    select transfer_id from postings join accounts on accounts.id = account_id group by transfer_id, currency having sum(amount) <> 0`.execute(
    database,
  );
  expect(unbalanced.rows, 'transfers that do not sum to zero').toEqual([]);

  const wrong = await sql`
    select id, balance_after, expected, sequence, place from (
      select postings.*, sum(amount) over (partition by account_id order by sequence) as expected,
        row_number() over (partition by account_id order by sequence) as place
      from postings where sequence is not null
    ) running where balance_after <> expected or balance_after < 0 or sequence <> place`.execute(database);
  expect(wrong.rows, 'running balances that are not the sum of the postings').toEqual([]);
}

/** Checks that the suspense accounts contain exactly the held money. */
export async function expectSuspenseExplained(database: Database): Promise<void> {
  const unexplained = await sql`
    select currency, sum(amount) from (
      select currency, amount from postings join accounts on accounts.id = account_id where kind = 'house_suspense'
      union all select currency, -amount - fee from held_money where resolution is null
    ) both_sides group by currency having sum(amount) <> 0`.execute(database);
  expect(unexplained.rows, 'currencies whose suspense account is not what is held').toEqual([]);
}

/** Checks that the accounts of the jackpots contain exactly what their pools would pay. */
export async function expectJackpotsExplained(database: Database): Promise<void> {
  const unexplained = await sql`
    select currency, sum(amount) from (
      select currency, amount from postings join accounts on accounts.id = account_id where kind = 'house_jackpot'
      union all select currency, -amount from jackpot_pools
    ) both_sides group by currency having sum(amount) <> 0`.execute(database);
  expect(unexplained.rows, 'currencies whose jackpots are not what their account holds').toEqual([]);
}

/** Checks that the locked balances are exactly the unsettled withdrawals and open sports bets (contract, "money"). */
export async function expectLockedExplained(database: Database): Promise<void> {
  const unexplained = await sql`
    select accounts.player_id, coalesce(last.balance_after, 0) as locked, coalesce(reserved.amount, 0) as reserved
    from accounts
    left join lateral (
      select balance_after from postings where account_id = accounts.id and sequence is not null order by sequence desc limit 1
    ) last on true
    left join (
      select player_id, sum(amount) as amount from (
        select player_id, amount from withdrawals where status in ('pending', 'processing')
        union all select player_id, stake from sports_bets where state = 'open'
      ) open group by player_id
    ) reserved on reserved.player_id = accounts.player_id
    where accounts.kind = 'player_locked' and accounts.player_id is not null
      and coalesce(last.balance_after, 0) <> coalesce(reserved.amount, 0)`.execute(database);
  expect(unexplained.rows, 'players whose locked balance is not what is reserved').toEqual([]);
}
