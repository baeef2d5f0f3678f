import { sql, type Kysely } from 'kysely';

/** A withdrawal ends every bonus that was reckoned from a deposit: also one that waits for its turn, and whatever its promotion says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update bonus_templates set forfeits_on_withdrawal = true where type in ('deposit_match', 'reload')`.execute(db);
  await sql`
    alter table bonus_templates add constraint bonus_templates_of_deposits
      check (type not in ('deposit_match', 'reload') or forfeits_on_withdrawal)`.execute(db);
  await forfeitWaiting(db);
}

/** A bonus that has its amount and waits for its turn may be forfeited without ever having been active. */
async function forfeitWaiting(db: Kysely<unknown>): Promise<void> {
  // The name that PostgreSQL gave it: the fifth check of the table.
  await sql`
    alter table player_bonuses drop constraint player_bonuses_check4, add constraint player_bonuses_activated
      check (status in ('issued', 'expired', 'cancelled') or (amount is not null and (activated_at is not null or status = 'forfeited')))`.execute(
    db,
  );
  await sql`
    create or replace function player_bonuses_before_update() returns trigger language plpgsql as $$
    begin
      if old.finished_at is not null then
        raise exception 'bonus % is finished', old.id using errcode = 'restrict_violation';
      end if;
      if (new.id, new.player_id, new.template_id, new.family, new.period, new.currency, new.terms, new.issued_at)
        is distinct from (old.id, old.player_id, old.template_id, old.family, old.period, old.currency, old.terms, old.issued_at)
        or (old.amount is not null and (new.amount, new.wagering_required, new.payment_id)
          is distinct from (old.amount, old.wagering_required, old.payment_id)) then
        raise exception 'what was agreed on bonus % does not change', old.id using errcode = 'restrict_violation';
      end if;
      if new.status <> old.status and not (
        (old.status = 'issued' and new.status in ('active', 'expired', 'cancelled', 'forfeited'))
        or (old.status = 'active' and new.status in ('wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited'))
        or (old.status = 'wagering' and new.status in ('completed', 'lost', 'expired', 'cancelled', 'forfeited'))
      ) then
        raise exception 'bonus % cannot go from % to %', old.id, old.status, new.status using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
}
