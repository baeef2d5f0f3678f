import { sql, type Kysely } from 'kysely';

/** Which card a deposit came from, where a withdrawal goes to in one form that can be compared, and how long a new destination is held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add instrument_id uuid references payment_instruments`.execute(db);
  // Of a player with one card there is no doubt which one an earlier deposit came from.
  await sql`
    update payments set instrument_id = single.id
    from (
      select player_id, processor, (array_agg(id))[1] as id from payment_instruments group by player_id, processor having count(*) = 1
    ) single
    where payments.player_id = single.player_id and payments.processor = single.processor and payments.status = 'complete'`.execute(db);
  await sql`create index payment_instruments_by_token on payment_instruments (processor, token)`.execute(db);
  await sql`alter table withdrawals add destination text not null default '', add hold_until timestamptz`.execute(db);
  // Bank accounts and cards that were paid before are not new; what is typed for a wallet is held once more.
  await sql`
    update withdrawals set destination = 'account:' || lower(regexp_replace(coalesce(details->>'iban', details->>'iban_or_account'), '[^A-Za-z0-9]', '', 'g'))
    where details ? 'iban' or details ? 'iban_or_account'`.execute(db);
  await sql`
    update withdrawals set destination = 'card:' || card.processor || ':' || card.token
    from payment_instruments card where card.id::text = withdrawals.details->>'saved_card'`.execute(db);
  await sql`create index withdrawals_by_destination on withdrawals (destination) where destination <> ''`.execute(db);
}
