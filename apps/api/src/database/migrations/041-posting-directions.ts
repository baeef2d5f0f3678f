import { sql, type Kysely } from 'kysely';

/** What each kind of transfer takes from (`-`) and gives to (`+`) which accounts: as the services post it, and nothing else. */
const postings: Readonly<Record<string, readonly string[]>> = {
  bet: ['player_real -', 'player_bonus -', 'house_games +'],
  win: ['house_games -', 'player_real +', 'player_bonus +'],
  rollback: ['house_games -', 'player_real +', 'player_bonus +'],
  demo_start: ['house_demo -', 'player_real +'],
  deposit: ['psp_clearing -', 'house_suspense -', 'player_real +'],
  fee: ['psp_clearing -', 'house_suspense -', 'house_fees +'],
  deposit_held: ['psp_clearing -', 'house_suspense +'],
  deposit_returned: ['house_suspense -', 'psp_clearing +'],
  withdrawal_request: ['player_real -', 'player_locked +'],
  withdrawal_cancelled: ['player_locked -', 'player_real +'],
  withdrawal_paid: ['player_locked -', 'psp_clearing +'],
  // What could not be paid, or was paid and came back.
  reversal: ['player_locked -', 'psp_clearing -', 'player_real +'],
  bonus_grant: ['house_bonus -', 'player_bonus +'],
  bonus_release: ['player_bonus -', 'player_real +', 'house_bonus +'],
  bonus_forfeit: ['player_bonus -', 'house_bonus +'],
  sports_bet: ['player_real -', 'player_locked +'],
  // Stake and return are one posting of the house.
  sports_settlement: ['player_locked -', 'house_sports -', 'house_sports +', 'player_real +'],
  adjustment: ['player_real -', 'player_real +', 'player_bonus -', 'player_bonus +', 'house_adjustments -', 'house_adjustments +'],
};

/**
 * The database refuses every posting that no service makes. The list is a constant of the function: it costs a bet one look into a hash,
 * and no look at a table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const allowed = Object.entries(postings).flatMap(([kind, sides]) => sides.map((side) => `${kind} ${side}`));
  const list = sql.join(allowed.map((posting) => sql.lit(posting)));
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
      if new.amount <> 0
        and transfer_kind || ' ' || account_kind || (case when new.amount < 0 then ' -' else ' +' end) <> all (array[${list}]) then
        raise exception 'a % does not move % on an account %', transfer_kind, new.amount, account_kind using errcode = 'check_violation';
      end if;
      new.sequence := null;
      new.balance_after := null;
      if account_kind like 'player%' then
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
