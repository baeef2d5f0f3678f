import type pg from 'pg';

/** The faults of the ledger, one line each; an empty list if there are none. */
export async function ledgerFaults(database: pg.Pool | pg.Client): Promise<string[]> {
  const checks: Record<string, string> = {
    'currencies that do not sum to zero': `
      select currency, sum(amount) from postings join accounts on accounts.id = account_id group by currency having sum(amount) <> 0`,
    'transfers with fewer than two postings or an unbalanced sum': `
      select transfers.id from transfers left join postings on transfer_id = transfers.id
      group by transfers.id having count(postings.id) < 2 or sum(amount) <> 0`,
    'running balances that are not the sum of their postings': `
      select id from (
        select id, balance_after, sum(amount) over (partition by account_id order by sequence) as expected from postings where sequence is not null
      ) running where balance_after <> expected or balance_after < 0`,
    'rounds whose stake differs from their bet transfers': `
      select game_rounds.id from game_rounds where player_id is not null
        and stake <> (select coalesce(sum(-amount), 0) from transfers join postings on transfer_id = transfers.id join accounts on accounts.id = account_id
          where round_id = game_rounds.id and transfers.kind = 'bet' and accounts.player_id is not null)`,
    'disabled triggers': `
      select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    'tables without the trigger that refuses changes': `
      select name from unnest(array['transfers', 'postings', 'accounts', 'audit_log']) name
        where not exists (select 1 from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgrelid = to_regclass(name) and proname = 'refuse_change')`,
    'currencies whose jackpots are not what their account holds': `
      select currency from (
        select currency, amount from postings join accounts on accounts.id = account_id where kind = 'house_jackpot'
        union all select currency, -amount from jackpot_pools
      ) both_sides group by currency having sum(amount) <> 0`,
    'stakes without a round': `
      select transfers.id from transfers where kind = 'bet' and not exists (select 1 from game_rounds where game_rounds.id = round_id)`,
  };
  const faults: string[] = [];
  for (const [name, statement] of Object.entries(checks)) {
    const { rowCount } = await database.query(statement);
    if (rowCount) faults.push(`${rowCount} ${name}`);
  }
  return faults;
}
