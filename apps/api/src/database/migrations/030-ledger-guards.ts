import { sql, type Kysely } from 'kysely';

/**
 * The database refuses more of what must never happen: a transfer that moves a player's money the wrong way (a stake that pays, a deposit
 * or win that takes), one between two players, a win or a stake given back on an account that staked nothing in the round.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await postingsFit(db);
  await oneOwner(db);
}

/** What is read of transfer and account for each posting anyway says whether the posting fits; only wins and rollbacks look further. */
async function postingsFit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function postings_before_insert() returns trigger language plpgsql as $$
    declare
      account_kind text;
      transfer_kind text;
      transfer_round uuid;
      last_sequence bigint;
      last_balance bigint;
    begin
      select kind, round_id into transfer_kind, transfer_round
        from transfers where id = new.transfer_id and transaction_id = pg_current_xact_id();
      if not found then
        raise exception 'transfer % is closed', new.transfer_id using errcode = 'restrict_violation';
      end if;
      select kind into account_kind from accounts where id = new.account_id;
      if not found then
        raise exception 'account % does not exist', new.account_id using errcode = 'foreign_key_violation';
      end if;
      new.sequence := null;
      new.balance_after := null;
      if account_kind like 'player%' then
        if (new.amount < 0 and transfer_kind in ('deposit', 'win', 'rollback', 'demo_start', 'bonus_grant'))
          or (new.amount > 0 and transfer_kind in ('bet', 'bonus_forfeit', 'withdrawal_paid')) then
          raise exception 'a % does not move % on an account of a player', transfer_kind, new.amount using errcode = 'check_violation';
        end if;
        -- Only one transaction at a time moves a player's account; what follows sees all that was committed before it.
        perform 1 from accounts where id = new.account_id for no key update;
        if transfer_kind = 'win' and not exists (
          select 1 from transfers bets join postings stakes on stakes.transfer_id = bets.id
          where bets.round_id = transfer_round and bets.kind = 'bet' and stakes.account_id = new.account_id
        ) then
          raise exception 'account % staked nothing in round %', new.account_id, transfer_round using errcode = 'check_violation';
        end if;
        if transfer_kind = 'rollback' and new.amount > (
          select coalesce(-sum(stakes.amount), 0) from transfers bets join postings stakes on stakes.transfer_id = bets.id
          where bets.round_id = transfer_round and bets.kind in ('bet', 'rollback') and stakes.account_id = new.account_id
        ) then
          raise exception 'account % has less at stake in round %', new.account_id, transfer_round using errcode = 'check_violation';
        end if;
        select sequence, balance_after into last_sequence, last_balance
          from postings where account_id = new.account_id and sequence is not null order by sequence desc limit 1;
        new.sequence := coalesce(last_sequence, 0) + 1;
        new.balance_after := coalesce(last_balance, 0) + new.amount;
      end if;
      return new;
    end $$`.execute(db);
}

/**
 * A transfer's postings are looked at once with each of them, and with the transfer only for their number: cheaper than before, and it
 * says whose accounts they are on too. More than one currency, which nothing here writes yet, costs a second look.
 */
async function oneOwner(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function check_transfer() returns trigger language plpgsql as $$
    declare
      total numeric;
      first_currency text;
      last_currency text;
      first_owner text;
      last_owner text;
    begin
      select sum(amount), min(currency), max(currency), min(coalesce(player_id, round_session_id)::text), max(coalesce(player_id, round_session_id)::text)
        into total, first_currency, last_currency, first_owner, last_owner
        from postings join accounts on accounts.id = postings.account_id where transfer_id = new.transfer_id;
      if total <> 0 or (first_currency <> last_currency and exists (
        select 1 from postings join accounts on accounts.id = postings.account_id
        where transfer_id = new.transfer_id group by currency having sum(amount) <> 0
      )) then
        raise exception 'transfer % does not sum to zero', new.transfer_id using errcode = 'check_violation';
      end if;
      if first_owner <> last_owner then
        raise exception 'transfer % moves money of two owners', new.transfer_id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create function check_transfer_has_postings() returns trigger language plpgsql as $$
    begin
      if (select count(*) from postings where transfer_id = new.id) < 2 then
        raise exception 'transfer % has fewer than two postings', new.id using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`drop trigger transfers_balanced on transfers`.execute(db);
  await sql`
    create constraint trigger transfers_balanced after insert on transfers
    deferrable initially deferred for each row execute function check_transfer_has_postings()`.execute(db);
}
