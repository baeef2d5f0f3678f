import { sql, type Kysely } from 'kysely';

/** Destinations as they are compared now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await canonicalDestinations(db);
  // Whether the password was given for it: only then does its arrival make a card or account a known one. Those from before count.
  await sql`alter table withdrawals add is_proven boolean not null default true`.execute(db);
  await sql`alter table withdrawals alter is_proven set default false`.execute(db);
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
