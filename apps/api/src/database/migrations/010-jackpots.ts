import { sql, type Kysely } from 'kysely';

/** The pools of jackpots: what each would pay now. Their money is in the account `house_jackpot` of the currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts drop constraint accounts_kind_check,
    add constraint accounts_kind_check check (kind in ('player_real', 'player_bonus', 'player_locked', 'house_games', 'house_jackpot', 'house_demo', 'house_bonus', 'house_sports', 'house_fees', 'house_adjustments', 'house_suspense', 'psp_clearing'))`.execute(
    db,
  );
  await sql`alter table transfers drop constraint transfers_kind_check,
    add constraint transfers_kind_check check (kind in ('deposit', 'bet', 'win', 'rollback', 'jackpot', 'demo_start', 'withdrawal_request', 'withdrawal_cancelled', 'withdrawal_paid', 'reversal', 'bonus_grant', 'bonus_release', 'bonus_forfeit', 'sports_bet', 'sports_settlement', 'fee', 'adjustment', 'deposit_held', 'deposit_returned'))`.execute(
    db,
  );
  await sql`create table jackpot_pools (
    model text not null,
    currency text not null,
    amount bigint not null,
    carried integer not null,
    constraint jackpot_pools_pkey primary key (model, currency),
    constraint jackpot_pools_amount_check check (amount >= 0 and carried >= 0 and carried < 10000)
  )`.execute(db);
  await sql.raw(postingsBeforeInsert).execute(db);
}

/** As in the baseline, with the transfers of jackpots. */
const postingsBeforeInsert = `
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
  if new.amount <> 0
    and transfer_kind || ' ' || account_kind || (case when new.amount < 0 then ' -' else ' +' end) <> all (array['bet player_real -', 'bet player_bonus -', 'bet house_games +', 'win house_games -', 'win player_real +', 'win player_bonus +', 'rollback house_games -', 'rollback player_real +', 'rollback player_bonus +', 'jackpot house_games -', 'jackpot house_jackpot -', 'jackpot house_jackpot +', 'jackpot player_real +', 'demo_start house_demo -', 'demo_start player_real +', 'deposit psp_clearing -', 'deposit house_suspense -', 'deposit player_real +', 'fee psp_clearing -', 'fee house_suspense -', 'fee house_fees +', 'deposit_held psp_clearing -', 'deposit_held house_suspense +', 'deposit_returned house_suspense -', 'deposit_returned psp_clearing +', 'withdrawal_request player_real -', 'withdrawal_request player_locked +', 'withdrawal_cancelled player_locked -', 'withdrawal_cancelled player_real +', 'withdrawal_paid player_locked -', 'withdrawal_paid psp_clearing +', 'reversal player_locked -', 'reversal psp_clearing -', 'reversal player_real +', 'bonus_grant house_bonus -', 'bonus_grant player_bonus +', 'bonus_release player_bonus -', 'bonus_release player_real +', 'bonus_release house_bonus +', 'bonus_forfeit player_bonus -', 'bonus_forfeit house_bonus +', 'sports_bet player_real -', 'sports_bet player_locked +', 'sports_settlement player_locked -', 'sports_settlement house_sports -', 'sports_settlement house_sports +', 'sports_settlement player_real +', 'adjustment player_real -', 'adjustment player_real +', 'adjustment player_bonus -', 'adjustment player_bonus +', 'adjustment house_adjustments -', 'adjustment house_adjustments +']) then
    raise exception 'a % does not move % on an account %', transfer_kind, new.amount, account_kind using errcode = 'check_violation';
  end if;
  new.sequence := null;
  new.balance_after := null;
  if account_kind like 'player%' then
    -- Only one transaction at a time moves a player's account; the statements below see everything committed before.
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
end $$;`;
