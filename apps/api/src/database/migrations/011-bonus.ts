import { sql, type Kysely } from 'kysely';

/**
 * Promotions with their terms, and the bonuses players have of them. What must never happen is refused by the database itself:
 * a second money bonus running beside the first, a finished bonus that goes on, terms that change after they were accepted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await templates(db);
  await playerBonuses(db);
  await guardBonuses(db);
  await wagers(db);
}

async function templates(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonus_templates (
      id bigint generated always as identity primary key,
      key text not null unique check (key ~ '^[a-z0-9-]{2,40}$'),
      family text not null,
      code text unique check (code ~ '^[A-Z0-9_-]{3,32}$'),
      type text not null check (type in ('deposit_match', 'reload', 'no_deposit', 'cashback')),
      match_percent int check (match_percent between 1 and 500),
      nth_deposit int check (nth_deposit >= 1),
      is_automatic boolean not null default false,
      cadence text not null default 'once' check (cadence in ('once', 'daily', 'weekly')),
      wagering_x int not null check (wagering_x between 0 and 100),
      wagering_base text not null default 'bonus' check (wagering_base in ('bonus', 'bonus_plus_deposit')),
      claim_within_hours int not null check (claim_within_hours > 0),
      expires_after_hours int not null check (expires_after_hours > 0),
      forfeits_on_withdrawal boolean not null default true,
      eligible_categories text[] not null default '{}',
      countries text[] not null default '{}',
      locales text[] not null default '{}',
      max_grants int check (max_grants > 0),
      valid_from timestamptz,
      valid_to timestamptz,
      picture text not null default '',
      position int not null default 0,
      is_listed boolean not null default true,
      enabled boolean not null default true,
      check ((type = 'no_deposit') = (match_percent is null)),
      check (type in ('deposit_match', 'reload') or (nth_deposit is null and not is_automatic)),
      check (type <> 'cashback' or code is null)
    )`.execute(db);
  // A currency without a row is one the promotion is not offered in.
  await sql`
    create table bonus_template_amounts (
      template_id bigint not null references bonus_templates,
      currency text not null check (currency ~ '^[A-Z]{3}$' and currency <> 'XXX'),
      max_bonus bigint not null check (max_bonus > 0),
      min_deposit bigint not null default 0 check (min_deposit >= 0),
      max_bet bigint not null check (max_bet > 0),
      max_win bigint check (max_win > 0),
      primary key (template_id, currency)
    )`.execute(db);
  await sql`
    create table bonus_template_texts (
      template_id bigint not null references bonus_templates,
      locale text not null,
      title text not null,
      summary text not null,
      terms_html text not null,
      primary key (template_id, locale)
    )`.execute(db);
  // Codes without terms, of which none was ever offered: the templates are the one source of codes from here on.
  await sql`drop table promotions`.execute(db);
}

async function playerBonuses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_bonuses (
      id uuid primary key default gen_random_uuid(),
      player_id uuid not null references players,
      template_id bigint not null references bonus_templates,
      family text not null,
      period text not null,
      currency text not null,
      status text not null default 'issued'
        check (status in ('issued', 'active', 'wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited')),
      terms jsonb not null,
      amount bigint check (amount > 0),
      wagering_required bigint check (wagering_required >= 0),
      wagered bigint not null default 0 check (wagered >= 0),
      payment_id uuid references payments,
      first_sequence bigint,
      released bigint check (released >= 0),
      forfeited bigint check (forfeited >= 0),
      reason text,
      closing_key uuid,
      issued_at timestamptz not null,
      claim_expires_at timestamptz,
      activated_at timestamptz,
      expires_at timestamptz,
      finished_at timestamptz,
      check ((amount is null) = (wagering_required is null)),
      check (wagered <= coalesce(wagering_required, 0)),
      check ((status in ('completed', 'lost', 'expired', 'cancelled', 'forfeited')) = (finished_at is not null)),
      check ((activated_at is null) = (expires_at is null) and (activated_at is null) = (first_sequence is null)),
      check (status in ('issued', 'expired', 'cancelled') or (amount is not null and activated_at is not null)),
      check ((status = 'issued') <= (activated_at is null)),
      check ((status = 'issued' and amount is null) <= (claim_expires_at is not null))
    )`.execute(db);
  await sql`create unique index player_bonuses_running on player_bonuses (player_id) where status in ('active', 'wagering')`.execute(db);
  // Once a player, family of promotions and period; an offer that lapsed before any money came may be taken up again.
  await sql`
    create unique index player_bonuses_once on player_bonuses (player_id, family, period)
    where status = 'issued' or amount is not null`.execute(db);
  await sql`create unique index player_bonuses_closing on player_bonuses (player_id, closing_key) where closing_key is not null`.execute(db);
  await sql`create index player_bonuses_of_player on player_bonuses (player_id, issued_at desc, id desc)`.execute(db);
  await sql`create index player_bonuses_expiring on player_bonuses (expires_at) where status in ('active', 'wagering')`.execute(db);
  await sql`create index player_bonuses_lapsing on player_bonuses (claim_expires_at) where status = 'issued' and amount is null`.execute(db);
  await sql`create index player_bonuses_of_template on player_bonuses (template_id) where amount is not null`.execute(db);
}

async function guardBonuses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function player_bonuses_before_update() returns trigger language plpgsql as $$
    begin
      if old.finished_at is not null then
        raise exception 'bonus % is finished', old.id using errcode = 'restrict_violation';
      end if;
      if (new.id, new.player_id, new.template_id, new.family, new.period, new.currency, new.terms, new.issued_at)
        is distinct from (old.id, old.player_id, old.template_id, old.family, old.period, old.currency, old.terms, old.issued_at)
        or (old.amount is not null and (new.amount, new.wagering_required) is distinct from (old.amount, old.wagering_required)) then
        raise exception 'what was agreed on bonus % does not change', old.id using errcode = 'restrict_violation';
      end if;
      if new.status <> old.status and not (
        (old.status = 'issued' and new.status in ('active', 'expired', 'cancelled'))
        or (old.status = 'active' and new.status in ('wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited'))
        or (old.status = 'wagering' and new.status in ('completed', 'lost', 'expired', 'cancelled', 'forfeited'))
      ) then
        raise exception 'bonus % cannot go from % to %', old.id, old.status, new.status using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger player_bonuses_before_update before update on player_bonuses
    for each row execute function player_bonuses_before_update()`.execute(db);
  await sql`
    create trigger player_bonuses_kept before delete or truncate on player_bonuses
    for each statement execute function refuse_change()`.execute(db);
}

/** What each round counted towards which bonus, so that a round that is rolled back can take it back. */
async function wagers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonus_wagers (
      round_id uuid primary key,
      player_bonus_id uuid not null references player_bonuses,
      counted bigint not null check (counted > 0),
      taken_back_at timestamptz
    )`.execute(db);
  await sql`create index bonus_wagers_of_bonus on bonus_wagers (player_bonus_id)`.execute(db);
  // A bonus waits for the rounds that are still open; almost none are.
  await sql`create index game_rounds_open on game_rounds (player_id) where state = 'open'`.execute(db);
  // What wagering costs on average is read with every list of promotions.
  await sql`create index games_counting_in_full on games (rtp) where enabled and wagering_weight = 100`.execute(db);
}
