-- The tables of the operator, by the folder of apps/api/src that owns them. Generated from a database after all earlier migrations, none of which
-- was released.

-- Trigger functions

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create function check_transfer() returns trigger language plpgsql as $$
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
end $$;

create function check_transfer_has_postings() returns trigger language plpgsql as $$
begin
  if (select count(*) from postings where transfer_id = new.id) < 2 then
    raise exception 'transfer % has fewer than two postings', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function count_bet_days_insert() returns trigger language plpgsql as $$
begin
  insert into bet_days as total (player_id, day, state, bets, staked, won, real_lost)
  select player_id, (created_at at time zone 'UTC')::date, state, sum(sign), sum(sign * stake), sum(sign * win), sum(sign * (real_stake - win + case when bonus_stake = 0 then 0 else div(win::numeric * bonus_stake, stake) end))
  from (select *, 1 as sign from added) counted where player_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (player_id, day, state) do update set bets = total.bets + excluded.bets, staked = total.staked + excluded.staked,
    won = total.won + excluded.won, real_lost = total.real_lost + excluded.real_lost;
  return null;
end $$;

create function count_bet_days_update() returns trigger language plpgsql as $$
begin
  insert into bet_days as total (player_id, day, state, bets, staked, won, real_lost)
  select player_id, (created_at at time zone 'UTC')::date, state, sum(sign), sum(sign * stake), sum(sign * win), sum(sign * (real_stake - win + case when bonus_stake = 0 then 0 else div(win::numeric * bonus_stake, stake) end))
  from (select *, 1 as sign from added union all select *, -1 as sign from before) counted where player_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (player_id, day, state) do update set bets = total.bets + excluded.bets, staked = total.staked + excluded.staked,
    won = total.won + excluded.won, real_lost = total.real_lost + excluded.real_lost;
  return null;
end $$;

create function count_changed_game_rounds() returns trigger language plpgsql as $$
begin
  with changes as (
    select changed.player_id, changed.created_at, case when changed.state = 'void' then 0 else changed.stake end - case when before.state = 'void' then 0 else before.stake end as staked, case when changed.state = 'void' then 0 else changed.bonus_stake end - case when before.state = 'void' then 0 else before.bonus_stake end as bonus_staked, case when changed.state = 'void' then 0 else changed.win end - case when before.state = 'void' then 0 else before.win end as won
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
end $$;

create function count_changed_sports_bets() returns trigger language plpgsql as $$
begin
  with changes as (
    select changed.player_id, changed.created_at,
      case when changed.state = 'void' then 0 else changed.stake end - case when before.state = 'void' then 0 else before.stake end as staked,
      case when changed.state = 'void' then 0 else coalesce(changed.returned, 0) end - case when before.state = 'void' then 0 else coalesce(before.returned, 0) end as won
    from changed join before on before.id = changed.id
    where changed.player_id is not null
  ), days as (
    insert into player_day_totals as total (player_id, day, staked, won, sessions, play_ms)
    select player_id, (created_at at time zone 'UTC')::date, sum(staked), sum(won), 0, 0 from changes group by 1, 2 order by 1, 2
    on conflict (player_id, day) do update set staked = total.staked + excluded.staked, won = total.won + excluded.won
  )
  update play_states as state set staked = state.staked + running.staked, won = state.won + running.won
  from (
    select changes.player_id, sum(changes.staked) as staked, sum(changes.won) as won
    from changes join play_states using (player_id) where changes.created_at >= play_states.started_at group by 1
  ) running
  where running.player_id = state.player_id;
  return null;
end $$;

create function count_new_game_rounds() returns trigger language plpgsql as $$
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
  -- Rows for the past do not change the current play session.
  where excluded.last_stake_at > state.last_stake_at - interval '15 minutes';
  return null;
end $$;

create function count_new_sports_bets() returns trigger language plpgsql as $$
begin
  with stakes as (
    select added.player_id, added.created_at, added.stake, coalesce(added.returned, 0) as won, play_states.started_at,
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
    insert into player_day_totals as total (player_id, day, staked, won, sessions, play_ms)
    select player_id, (created_at at time zone 'UTC')::date, sum(stake), sum(won), count(*) filter (where is_start), sum(play_ms)
    from timed group by 1, 2 order by 1, 2
    on conflict (player_id, day) do update set staked = total.staked + excluded.staked, won = total.won + excluded.won,
      sessions = total.sessions + excluded.sessions, play_ms = total.play_ms + excluded.play_ms
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
  -- Rows for the past do not change the current play session.
  where excluded.last_stake_at > state.last_stake_at - interval '15 minutes';
  return null;
end $$;

create function harm_markers_keep_handled() returns trigger language plpgsql as $$
begin
  raise exception 'harm marker % is handled', old.id using errcode = 'restrict_violation';
end $$;

create function held_money_before_update() returns trigger language plpgsql as $$
begin
  if old.resolution is not null then
    raise exception 'held money % is resolved', old.id using errcode = 'restrict_violation';
  end if;
  if (new.id, new.payment_id, new.player_id, new.currency, new.amount, new.fee, new.reason, new.created_at)
    is distinct from (old.id, old.payment_id, old.player_id, old.currency, old.amount, old.fee, old.reason, old.created_at) then
    raise exception 'what is held does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function payment_conflicts_before_update() returns trigger language plpgsql as $$
begin
  if old.seen_at is not null then
    raise exception 'payment conflict % is seen', old.id using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - '{version,seen_at,seen_by,note}'::text[]) is distinct from (to_jsonb(old) - '{version,seen_at,seen_by,note}'::text[]) then
    raise exception 'what a provider said does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function player_bonuses_before_update() returns trigger language plpgsql as $$
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
end $$;

create function postings_before_insert() returns trigger language plpgsql as $$
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
    and transfer_kind || ' ' || account_kind || (case when new.amount < 0 then ' -' else ' +' end) <> all (array['bet player_real -', 'bet player_bonus -', 'bet house_games +', 'win house_games -', 'win player_real +', 'win player_bonus +', 'rollback house_games -', 'rollback player_real +', 'rollback player_bonus +', 'demo_start house_demo -', 'demo_start player_real +', 'deposit psp_clearing -', 'deposit house_suspense -', 'deposit player_real +', 'fee psp_clearing -', 'fee house_suspense -', 'fee house_fees +', 'deposit_held psp_clearing -', 'deposit_held house_suspense +', 'deposit_returned house_suspense -', 'deposit_returned psp_clearing +', 'withdrawal_request player_real -', 'withdrawal_request player_locked +', 'withdrawal_cancelled player_locked -', 'withdrawal_cancelled player_real +', 'withdrawal_paid player_locked -', 'withdrawal_paid psp_clearing +', 'reversal player_locked -', 'reversal psp_clearing -', 'reversal player_real +', 'bonus_grant house_bonus -', 'bonus_grant player_bonus +', 'bonus_release player_bonus -', 'bonus_release player_real +', 'bonus_release house_bonus +', 'bonus_forfeit player_bonus -', 'bonus_forfeit house_bonus +', 'sports_bet player_real -', 'sports_bet player_locked +', 'sports_settlement player_locked -', 'sports_settlement house_sports -', 'sports_settlement house_sports +', 'sports_settlement player_real +', 'adjustment player_real -', 'adjustment player_real +', 'adjustment player_bonus -', 'adjustment player_bonus +', 'adjustment house_adjustments -', 'adjustment house_adjustments +']) then
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
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception '% % is settled', tg_table_name, old.id using errcode = 'restrict_violation';
end $$;

create function withdrawals_keep_payment_run() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawal % is in payment run %', old.id, old.payment_run_id using errcode = 'restrict_violation';
end $$;

-- settings

create table settings (
  key text primary key,
  value jsonb not null
);

-- players

create table players (
  id uuid default gen_random_uuid() primary key,
  username text not null,
  username_key text not null unique,
  password_hash text not null,
  email text not null,
  phone_number text not null,
  first_name text not null,
  last_name text not null,
  country text not null,
  city text not null,
  address text not null,
  postal_code text not null,
  gender text not null,
  birthday date not null,
  language text not null,
  currency text not null,
  scope text[] default '{}'::text[] not null,
  status text default 'active' not null,
  activated boolean default true not null,
  kyc_status text default 'none' not null,
  tracking_code text not null,
  promo_code text not null,
  registered_ip text not null,
  created_at timestamptz default now() not null,
  pending_email text,
  username_skeleton text,
  password_changed_at timestamptz,
  block_reason text,
  constraint players_block_reason_check check (block_reason in ('takeover', 'duplicate', 'fraud', 'harm', 'asked')),
  constraint players_country_check check (country ~ '^[A-Z]{2}$'),
  constraint players_currency_check check ((currency ~ '^[A-Z]{3}$') and (currency <> 'XXX')),
  constraint players_gender_check check (gender in ('male', 'female')),
  constraint players_kyc_status_check check (kyc_status in ('none', 'pending', 'verified', 'rejected', 'expired')),
  constraint players_status_check check (status in ('active', 'blocked'))
);
create index players_email on players (lower(email));
create index players_email_prefix on players (lower(email) text_pattern_ops);
create index players_first_name_prefix on players (lower(first_name) text_pattern_ops);
create index players_full_name_prefix on players (lower(((first_name || ' ') || last_name)) text_pattern_ops);
create index players_id_prefix on players (((id)::text) text_pattern_ops);
create index players_last_name_prefix on players (lower(last_name) text_pattern_ops);
create index players_newest on players (created_at desc, id desc);
create index players_phone_prefix on players (phone_number text_pattern_ops);
create index players_registered_ip on players (registered_ip);
create index players_username_prefix on players (lower(username) text_pattern_ops);
create unique index players_username_skeleton on players (username_skeleton);

create table account_tokens (
  token_hash bytea primary key,
  player_id uuid not null references players,
  purpose text not null,
  email text not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  issue_number bigint generated always as identity,
  constraint account_tokens_purpose_check check (purpose in ('activation', 'password_reset', 'email_change', 'email_undo')),
  constraint account_tokens_token_hash_check check (octet_length(token_hash) = 32)
);
create index account_tokens_expiry on account_tokens (expires_at);
create index account_tokens_player on account_tokens (player_id, purpose);

create table name_changes (
  id bigint generated always as identity primary key,
  player_id uuid not null references players,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null
);
create index name_changes_of_player on name_changes (player_id, created_at);

create table person_keys (
  player_id uuid primary key references players,
  name_parts text[] not null,
  birthday date not null,
  email_key text not null,
  phone_key text not null
);
create index person_keys_birthday on person_keys (birthday);
create index person_keys_email on person_keys (email_key);
create index person_keys_phone on person_keys (phone_key) where (phone_key <> '');

-- sessions

create table player_devices (
  player_id uuid not null references players,
  device_id uuid not null,
  last_login_at timestamptz not null,
  constraint player_devices_pkey primary key (player_id, device_id)
);
create index player_devices_last_login on player_devices (last_login_at);

create table sessions (
  id uuid default gen_random_uuid() primary key,
  token_hash bytea not null unique,
  player_id uuid not null references players,
  ip text not null,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  user_agent text default '' not null,
  confirmed_at timestamptz,
  last_seen_at timestamptz default now() not null,
  is_new_device boolean default false not null,
  constraint sessions_token_hash_check check (octet_length(token_hash) = 32)
);
create index sessions_expiry on sessions (expires_at);
create index sessions_player on sessions (player_id);

-- factors

create table authenticators (
  player_id uuid primary key references players,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_used_step bigint default 0 not null,
  session_id uuid
);

create table passkey_challenges (
  challenge text primary key,
  purpose text not null,
  session_id uuid,
  expires_at timestamptz not null,
  constraint passkey_challenges_check check ((session_id is null) = (purpose = 'login')),
  constraint passkey_challenges_purpose_check check (purpose in ('login', 'add', 'confirm'))
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

create table passkeys (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  session_id uuid,
  constraint passkeys_name_check check (length(name) <= 60)
);
create index passkeys_of_player on passkeys (player_id);

create table recovery_codes (
  player_id uuid not null references authenticators (player_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (player_id, code_hash)
);

-- games

create table bet_days (
  player_id uuid not null references players,
  day date not null,
  state text not null,
  bets bigint not null,
  staked bigint not null,
  won bigint not null,
  real_lost bigint default 0 not null,
  constraint bet_days_pkey primary key (player_id, day, state)
) with (fillfactor='70');

create table catalogue_version (
  version bigint not null
);

create table providers (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  logo text default '' not null
);
create trigger providers_changed after insert or delete or update or truncate on providers for each statement execute function catalogue_changed();

create table games (
  id bigint generated always as identity (start with 1001) primary key,
  slug text not null unique,
  name text not null,
  provider_id bigint not null references providers,
  game_group text not null,
  engine text not null,
  model text,
  categories text[] not null,
  rtp double precision not null,
  volatility text not null,
  popularity integer not null,
  released_at timestamptz not null,
  is_top boolean not null,
  has_demo boolean not null,
  enabled boolean default true not null,
  thumb_w200 text not null,
  thumb_w400 text not null,
  dominant text not null,
  stage text not null,
  accent text not null,
  symbols jsonb not null,
  search_text text not null,
  wagering_weight smallint default 100 not null,
  status text default 'active' not null,
  features text[] default '{}'::text[] not null,
  hit_rate double precision,
  max_win_x double precision,
  min_bet bigint default 10 not null,
  max_bet bigint default 2000 not null,
  live_table jsonb,
  constraint games_check check (max_bet >= min_bet),
  constraint games_check1 check ((status <> 'active') or (model is not null)),
  constraint games_game_group_check check (game_group in ('casino', 'live')),
  constraint games_hit_rate_check check ((hit_rate >= (0)::double precision) and (hit_rate <= (100)::double precision)),
  constraint games_max_win_x_check check (max_win_x > (0)::double precision),
  constraint games_min_bet_check check (min_bet > 0),
  constraint games_rtp_check check ((rtp > (0)::double precision) and (rtp < (100)::double precision)),
  constraint games_status_check check (status in ('active', 'maintenance')),
  constraint games_volatility_check check (volatility in ('low', 'medium', 'high')),
  constraint games_wagering_weight_check check ((wagering_weight >= 0) and (wagering_weight <= 100))
);
create index games_counting_in_full on games (rtp) where (enabled and (wagering_weight = 100));
create index games_popularity on games (game_group, popularity desc);
create index games_provider on games (provider_id);
create trigger games_changed after insert or delete or update or truncate on games for each statement execute function catalogue_changed();

create table favourites (
  player_id uuid not null references players,
  game_id bigint not null references games,
  created_at timestamptz not null,
  constraint favourites_pkey primary key (player_id, game_id)
);

create table recent_games (
  player_id uuid not null references players,
  game_id bigint not null references games,
  opened_at timestamptz not null,
  constraint recent_games_pkey primary key (player_id, game_id)
);

create table round_sessions (
  id uuid default gen_random_uuid() primary key,
  game_id bigint not null references games,
  mode text not null,
  currency text not null,
  player_id uuid references players,
  session_id uuid references sessions,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text not null,
  next_nonce bigint default 0 not null,
  last_round_at timestamptz,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  constraint round_sessions_check check (((mode = 'real') = (player_id is not null)) and ((mode = 'real') = (session_id is not null))),
  constraint round_sessions_check1 check ((mode = 'demo') = (currency = 'XXX')),
  constraint round_sessions_mode_check check (mode in ('real', 'demo')),
  constraint round_sessions_server_seed_check check (server_seed ~ '^[0-9a-f]{64}$')
);
create index round_sessions_of_player on round_sessions (player_id, created_at desc, id desc) where (player_id is not null);
create index round_sessions_session on round_sessions (session_id, game_id) where (session_id is not null);

create table game_rounds (
  id uuid default gen_random_uuid() primary key,
  round_session_id uuid not null references round_sessions,
  idempotency_key uuid not null,
  player_id uuid references players,
  game_id bigint not null references games,
  currency text not null,
  nonce bigint not null,
  stake bigint not null,
  win bigint not null,
  real_stake bigint not null,
  bonus_stake bigint not null,
  balance_after bigint not null,
  state text not null,
  outcome jsonb not null,
  created_at timestamptz default now() not null,
  constraint game_rounds_balance_after_check check (balance_after >= 0),
  constraint game_rounds_bonus_stake_check check (bonus_stake >= 0),
  constraint game_rounds_check check ((real_stake + bonus_stake) = stake),
  constraint game_rounds_real_stake_check check (real_stake >= 0),
  constraint game_rounds_stake_check check (stake > 0),
  constraint game_rounds_state_check check (state in ('open', 'won', 'lost', 'returned', 'void')),
  constraint game_rounds_win_check check (win >= 0),
  constraint game_rounds_round_session_id_idempotency_key_key unique (round_session_id, idempotency_key),
  constraint game_rounds_round_session_id_nonce_key unique (round_session_id, nonce)
);
create index game_rounds_of_player on game_rounds (player_id, created_at desc, id desc) include (stake, win, state) where (player_id is not null);
create index game_rounds_open on game_rounds (player_id) where (state = 'open');
create trigger count_bet_days_insert after insert on game_rounds referencing new table as added for each statement execute function count_bet_days_insert();
create trigger count_bet_days_update after update on game_rounds referencing old table as before new table as added for each statement execute function count_bet_days_update();
create trigger count_changed_game_rounds after update on game_rounds referencing old table as before new table as changed for each statement execute function count_changed_game_rounds();
create trigger count_new_game_rounds after insert on game_rounds referencing new table as added for each statement execute function count_new_game_rounds();

create table round_session_tokens (
  token_hash bytea primary key,
  round_session_id uuid not null references round_sessions,
  created_at timestamptz default now() not null,
  constraint round_session_tokens_token_hash_check check (octet_length(token_hash) = 32)
);
create index round_session_tokens_created on round_session_tokens (created_at);
create index round_session_tokens_session on round_session_tokens (round_session_id);

-- wallet

create table accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  player_id uuid references players,
  round_session_id uuid references round_sessions,
  currency text not null,
  created_at timestamptz default now() not null,
  constraint accounts_check check ((kind ~~ 'player%') = (num_nonnulls(player_id, round_session_id) = 1)),
  constraint accounts_check1 check (num_nonnulls(player_id, round_session_id) <= 1),
  constraint accounts_check2 check ((player_id is null) or (currency <> 'XXX')),
  constraint accounts_check3 check ((round_session_id is null) or (currency = 'XXX')),
  constraint accounts_currency_check check (currency ~ '^[A-Z]{3}$'),
  constraint accounts_kind_check check (kind in ('player_real', 'player_bonus', 'player_locked', 'house_games', 'house_demo', 'house_bonus', 'house_sports', 'house_fees', 'house_adjustments', 'house_suspense', 'psp_clearing'))
);
create unique index accounts_of_demo on accounts (round_session_id, kind) where (round_session_id is not null);
create unique index accounts_of_house on accounts (kind, currency) where ((player_id is null) and (round_session_id is null));
create unique index accounts_of_player on accounts (player_id, kind, currency) where (player_id is not null);
create trigger accounts_append_only before delete or update or truncate on accounts for each statement execute function refuse_change();

create table early_rollbacks (
  rollback_key text primary key,
  payload_hash bytea not null,
  created_at timestamptz default now() not null
);
create trigger early_rollbacks_append_only before delete or update or truncate on early_rollbacks for each statement execute function refuse_change();

create table transfer_tombstones (
  transfer_key text primary key,
  created_at timestamptz default now() not null
);
create trigger transfer_tombstones_append_only before delete or update or truncate on transfer_tombstones for each statement execute function refuse_change();

create table transfers (
  id uuid default gen_random_uuid() primary key,
  kind text not null,
  idempotency_key text not null unique,
  payload_hash bytea not null,
  round_id uuid,
  meta jsonb not null,
  transaction_id xid8 default pg_current_xact_id() not null,
  created_at timestamptz default now() not null,
  constraint transfers_kind_check check (kind in ('deposit', 'bet', 'win', 'rollback', 'demo_start', 'withdrawal_request', 'withdrawal_cancelled', 'withdrawal_paid', 'reversal', 'bonus_grant', 'bonus_release', 'bonus_forfeit', 'sports_bet', 'sports_settlement', 'fee', 'adjustment', 'deposit_held', 'deposit_returned'))
);
create index transfers_movements on transfers (((meta #>> '{owner,playerId}'::text[])), created_at desc, id desc) where kind in ('bonus_grant', 'bonus_release', 'bonus_forfeit', 'adjustment');
create index transfers_round on transfers (round_id) where (round_id is not null);
create trigger transfers_append_only before delete or update or truncate on transfers for each statement execute function refuse_change();
create constraint trigger transfers_balanced after insert on transfers deferrable initially deferred for each row execute function check_transfer_has_postings();

create table postings (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references transfers,
  account_id bigint not null,
  amount bigint not null,
  sequence bigint,
  balance_after bigint,
  created_at timestamptz default now() not null,
  constraint postings_amount_check check ((amount <> 0) and (abs(amount) <= '9007199254740991'::bigint)),
  constraint postings_balance_after_check check ((balance_after >= 0) and (balance_after <= '9007199254740991'::bigint)),
  constraint postings_check check ((sequence is null) = (balance_after is null))
);
create unique index postings_sequence on postings (account_id, sequence) include (balance_after) where (sequence is not null);
create index postings_transfer on postings (transfer_id);
create trigger postings_append_only before delete or update or truncate on postings for each statement execute function refuse_change();
create constraint trigger postings_balanced after insert on postings deferrable initially deferred for each row execute function check_transfer();
create trigger postings_before_insert before insert on postings for each row execute function postings_before_insert();

-- payments

create table payment_instruments (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  processor text not null,
  token text not null,
  scheme text not null,
  last4 text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint payment_instruments_last4_check check (last4 ~ '^[0-9]{4}$'),
  constraint payment_instruments_player_id_processor_token_key unique (player_id, processor, token)
);
create index payment_instruments_by_token on payment_instruments (processor, token);

create table payment_runs (
  id uuid default gen_random_uuid() primary key,
  officer_id uuid not null references players,
  idempotency_key uuid not null,
  created_at timestamptz not null,
  constraint payment_runs_officer_id_idempotency_key_key unique (officer_id, idempotency_key)
);
create index payment_runs_newest on payment_runs (created_at desc, id desc);
create trigger payment_runs_append_only before delete or update or truncate on payment_runs for each statement execute function refuse_change();

create table payments (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  processor text not null,
  currency text not null,
  amount bigint not null,
  status text default 'pending' not null,
  reason text,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  created_at timestamptz default now() not null,
  settled_at timestamptz,
  promo_code text,
  no_bonus boolean default false not null,
  requested_amount bigint,
  fee bigint default 0 not null,
  flow text default 'redirect_url' not null,
  provider_reference text,
  answer jsonb,
  expires_at timestamptz default (now() + '02:00:00'::interval) not null,
  instrument_id uuid references payment_instruments,
  constraint payments_amount_check check (amount > 0),
  constraint payments_check check ((status = 'pending') = (settled_at is null)),
  constraint payments_fee_check check (fee >= 0),
  constraint payments_requested_amount_check check (requested_amount > 0),
  constraint payments_status_check check (status in ('pending', 'complete', 'failed', 'cancelled', 'expired')),
  constraint payments_player_id_idempotency_key_key unique (player_id, idempotency_key)
);
create index payments_of_player on payments (player_id, created_at desc, id desc);
create index payments_pending on payments (expires_at) where (status = 'pending');
create index payments_pending_of_player on payments (player_id) where (status = 'pending');
create index payments_settled on payments (settled_at, player_id) where status in ('complete', 'failed');
create index payments_settled_of_player on payments (player_id, settled_at) where (status = 'complete');

create table held_money (
  id uuid default gen_random_uuid() primary key,
  payment_id uuid not null references payments,
  player_id uuid not null references players,
  processor text not null,
  event_id text not null,
  currency text not null,
  amount bigint not null,
  fee bigint not null,
  reason text not null,
  version integer default 1 not null,
  resolution text,
  resolved_at timestamptz,
  resolved_by uuid references players,
  credited_payment_id uuid references payments,
  created_at timestamptz not null,
  constraint held_money_amount_check check (amount > 0),
  constraint held_money_check check (((resolution is null) = (resolved_at is null)) and ((resolution is null) = (resolved_by is null))),
  constraint held_money_check1 check ((not (resolution is distinct from 'credited')) = (credited_payment_id is not null)),
  constraint held_money_fee_check check (fee >= 0),
  constraint held_money_reason_check check (reason in ('over_limit', 'after_failed', 'after_cancelled', 'after_complete', 'below_minimum', 'other_amount')),
  constraint held_money_resolution_check check (resolution in ('credited', 'returned')),
  constraint held_money_processor_event_id_key unique (processor, event_id)
);
create index held_money_by_age on held_money (created_at, id);
create index held_money_of_payment on held_money (payment_id);
create index held_money_of_player on held_money (player_id, created_at desc, id desc);
create index held_money_open on held_money (created_at, id) where (resolution is null);
create trigger held_money_before_update before update on held_money for each row execute function held_money_before_update();
create trigger held_money_kept before delete or truncate on held_money for each statement execute function refuse_change();

create table withdrawals (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  processor text not null,
  currency text not null,
  amount bigint not null,
  details jsonb not null,
  status text default 'pending' not null,
  reason text,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  version integer default 1 not null,
  decided_by uuid references players,
  next_order_at timestamptz,
  return_id uuid unique,
  created_at timestamptz not null,
  settled_at timestamptz,
  order_attempts integer default 0 not null,
  may_be_ordered boolean default false not null,
  overdue_at timestamptz,
  destination text default '' not null,
  hold_until timestamptz,
  requested_by uuid references players,
  is_proven boolean default false not null,
  source_payment_id uuid references payments,
  first_approved_by uuid references players,
  is_paid_by_hand boolean default false not null,
  payout_reference text,
  released_by_rule_at timestamptz,
  payment_run_id uuid references payment_runs,
  constraint withdrawals_amount_check check (amount > 0),
  constraint withdrawals_check check (status in ('pending', 'processing') = (settled_at is null)),
  constraint withdrawals_check1 check (status in ('cancelled', 'rejected', 'reversal') = (return_id is not null)),
  constraint withdrawals_check2 check ((next_order_at is null) or (status = 'processing')),
  constraint withdrawals_check4 check ((payment_run_id is null) or is_paid_by_hand),
  constraint withdrawals_status_check check (status in ('pending', 'processing', 'complete', 'cancelled', 'rejected', 'reversal')),
  constraint withdrawals_player_id_idempotency_key_key unique (player_id, idempotency_key)
);
create index withdrawals_by_age on withdrawals (created_at, id);
create index withdrawals_by_destination on withdrawals (destination) where (destination <> '');
create index withdrawals_by_status on withdrawals (status, created_at, id);
create index withdrawals_cancelled on withdrawals (settled_at, player_id) where (status = 'cancelled');
create index withdrawals_of_payment_run on withdrawals (payment_run_id, created_at, id) where (payment_run_id is not null);
create index withdrawals_of_player on withdrawals (player_id, created_at desc, id desc);
create index withdrawals_overdue on withdrawals (overdue_at) where ((status = 'processing') and (overdue_at is not null));
create index withdrawals_paid_by_hand on withdrawals (status, created_at, id) where is_paid_by_hand;
create index withdrawals_released_by_rule on withdrawals (player_id, released_by_rule_at) where (released_by_rule_at is not null);
create index withdrawals_returned on withdrawals (player_id, settled_at desc, return_id desc) where (return_id is not null);
create index withdrawals_settled_of_player on withdrawals (player_id, settled_at) where (status = 'complete');
create index withdrawals_to_order on withdrawals (next_order_at) where (next_order_at is not null);
create index withdrawals_to_run on withdrawals (created_at, id) where ((status = 'processing') and is_paid_by_hand and (payment_run_id is null));
create trigger withdrawals_keep_payment_run before update of payment_run_id on withdrawals for each row when (((old.payment_run_id is not null) and (new.payment_run_id is distinct from old.payment_run_id))) execute function withdrawals_keep_payment_run();

create table payment_conflicts (
  id uuid default gen_random_uuid() primary key,
  processor text not null,
  event_id text not null,
  event_type text not null,
  payment_id uuid references payments,
  withdrawal_id uuid references withdrawals,
  player_id uuid not null references players,
  currency text not null,
  amount bigint not null,
  booked_status text not null,
  created_at timestamptz not null,
  version integer default 1 not null,
  seen_at timestamptz,
  seen_by uuid references players,
  note text,
  constraint payment_conflicts_amount_check check (amount > 0),
  constraint payment_conflicts_check check ((payment_id is null) <> (withdrawal_id is null)),
  constraint payment_conflicts_check1 check (((seen_at is null) = (seen_by is null)) and ((seen_at is null) = (note is null))),
  constraint payment_conflicts_processor_event_id_key unique (processor, event_id)
);
create index payment_conflicts_by_age on payment_conflicts (created_at, id);
create index payment_conflicts_of_player on payment_conflicts (player_id) where (seen_at is null);
create index payment_conflicts_open on payment_conflicts (created_at, id) where (seen_at is null);
create trigger payment_conflicts_before_update before update on payment_conflicts for each row execute function payment_conflicts_before_update();
create trigger payment_conflicts_kept before delete or truncate on payment_conflicts for each statement execute function refuse_change();

create table payment_events (
  processor text not null,
  event_id text not null,
  payment_id uuid references payments,
  type text not null,
  received_at timestamptz default now() not null,
  withdrawal_id uuid references withdrawals,
  amount bigint,
  currency text,
  constraint payment_events_check check (num_nonnulls(payment_id, withdrawal_id) = 1),
  constraint payment_events_check1 check ((amount is null) = (currency is null)),
  constraint payment_events_pkey primary key (processor, event_id)
);
create index payment_events_of_withdrawal on payment_events (withdrawal_id) where (withdrawal_id is not null);

-- bonus

create table bonus_templates (
  id bigint generated always as identity primary key,
  key text not null unique,
  family text not null,
  code text unique,
  type text not null,
  match_percent integer,
  nth_deposit integer,
  is_automatic boolean default false not null,
  cadence text default 'once' not null,
  wagering_x integer not null,
  wagering_base text default 'bonus' not null,
  claim_within_hours integer not null,
  expires_after_hours integer not null,
  forfeits_on_withdrawal boolean default true not null,
  eligible_categories text[] default '{}'::text[] not null,
  countries text[] default '{}'::text[] not null,
  locales text[] default '{}'::text[] not null,
  max_grants integer,
  valid_from timestamptz,
  valid_to timestamptz,
  picture text default '' not null,
  "position" integer default 0 not null,
  is_listed boolean default true not null,
  enabled boolean default true not null,
  constraint bonus_templates_cadence_check check (cadence in ('once', 'daily', 'weekly')),
  constraint bonus_templates_check check ((type = 'no_deposit') = (match_percent is null)),
  constraint bonus_templates_check1 check (type in ('deposit_match', 'reload') or ((nth_deposit is null) and (not is_automatic))),
  constraint bonus_templates_check2 check ((type <> 'cashback') or (code is null)),
  constraint bonus_templates_claim_within_hours_check check (claim_within_hours > 0),
  constraint bonus_templates_code_check check (code ~ '^[A-Z0-9_-]{3,32}$'),
  constraint bonus_templates_expires_after_hours_check check (expires_after_hours > 0),
  constraint bonus_templates_key_check check (key ~ '^[a-z0-9-]{2,40}$'),
  constraint bonus_templates_match_percent_check check ((match_percent >= 1) and (match_percent <= 500)),
  constraint bonus_templates_max_grants_check check (max_grants > 0),
  constraint bonus_templates_nth_deposit_check check (nth_deposit >= 1),
  constraint bonus_templates_of_deposits check ((type <> ALL (array['deposit_match', 'reload'])) or forfeits_on_withdrawal),
  constraint bonus_templates_type_check check (type in ('deposit_match', 'reload', 'no_deposit', 'cashback')),
  constraint bonus_templates_wagering_base_check check (wagering_base in ('bonus', 'bonus_plus_deposit')),
  constraint bonus_templates_wagering_x_check check ((wagering_x >= 0) and (wagering_x <= 100))
);

create table bonus_template_amounts (
  template_id bigint not null references bonus_templates,
  currency text not null,
  max_bonus bigint not null,
  min_deposit bigint default 0 not null,
  max_bet bigint not null,
  max_win bigint,
  constraint bonus_template_amounts_currency_check check ((currency ~ '^[A-Z]{3}$') and (currency <> 'XXX')),
  constraint bonus_template_amounts_max_bet_check check (max_bet > 0),
  constraint bonus_template_amounts_max_bonus_check check (max_bonus > 0),
  constraint bonus_template_amounts_max_win_check check (max_win > 0),
  constraint bonus_template_amounts_min_deposit_check check (min_deposit >= 0),
  constraint bonus_template_amounts_pkey primary key (template_id, currency)
);

create table bonus_template_texts (
  template_id bigint not null references bonus_templates,
  locale text not null,
  title text not null,
  summary text not null,
  terms_html text not null,
  constraint bonus_template_texts_pkey primary key (template_id, locale)
);

create table player_bonuses (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  template_id bigint not null references bonus_templates,
  family text not null,
  period text not null,
  currency text not null,
  status text default 'issued' not null,
  terms jsonb not null,
  amount bigint,
  wagering_required bigint,
  wagered bigint default 0 not null,
  payment_id uuid references payments,
  first_sequence bigint,
  released bigint,
  forfeited bigint,
  reason text,
  closing_key uuid,
  issued_at timestamptz not null,
  claim_expires_at timestamptz,
  activated_at timestamptz,
  expires_at timestamptz,
  finished_at timestamptz,
  constraint player_bonuses_activated check (status in ('issued', 'expired', 'cancelled') or ((amount is not null) and ((activated_at is not null) or (status = 'forfeited')))),
  constraint player_bonuses_amount_check check (amount > 0),
  constraint player_bonuses_check check ((amount is null) = (wagering_required is null)),
  constraint player_bonuses_check1 check (wagered <= COALESCE(wagering_required, (0)::bigint)),
  constraint player_bonuses_check2 check (status in ('completed', 'lost', 'expired', 'cancelled', 'forfeited') = (finished_at is not null)),
  constraint player_bonuses_check3 check (((activated_at is null) = (expires_at is null)) and ((activated_at is null) = (first_sequence is null))),
  constraint player_bonuses_check5 check ((status = 'issued') <= (activated_at is null)),
  constraint player_bonuses_check6 check (((status = 'issued') and (amount is null)) <= (claim_expires_at is not null)),
  constraint player_bonuses_forfeited_check check (forfeited >= 0),
  constraint player_bonuses_released_check check (released >= 0),
  constraint player_bonuses_status_check check (status in ('issued', 'active', 'wagering', 'completed', 'lost', 'expired', 'cancelled', 'forfeited')),
  constraint player_bonuses_wagered_check check (wagered >= 0),
  constraint player_bonuses_wagering_required_check check (wagering_required >= 0)
);
create unique index player_bonuses_closing on player_bonuses (player_id, closing_key) where (closing_key is not null);
create index player_bonuses_expiring on player_bonuses (expires_at) where status in ('active', 'wagering');
create index player_bonuses_lapsing on player_bonuses (claim_expires_at) where ((status = 'issued') and (amount is null));
create index player_bonuses_of_player on player_bonuses (player_id, issued_at desc, id desc);
create index player_bonuses_of_template on player_bonuses (template_id) where (amount is not null);
create unique index player_bonuses_once on player_bonuses (player_id, family, period) where ((status = 'issued') or (amount is not null));
create unique index player_bonuses_running on player_bonuses (player_id) where status in ('active', 'wagering');
create trigger player_bonuses_before_update before update on player_bonuses for each row execute function player_bonuses_before_update();
create trigger player_bonuses_kept before delete or truncate on player_bonuses for each statement execute function refuse_change();

create table bonus_wagers (
  round_id uuid primary key,
  player_bonus_id uuid not null references player_bonuses,
  counted bigint not null,
  taken_back_at timestamptz,
  constraint bonus_wagers_counted_check check (counted > 0)
);
create index bonus_wagers_of_bonus on bonus_wagers (player_bonus_id);

-- sports

create table sports_bets (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  currency text not null,
  kind text not null,
  line_size smallint not null,
  lines smallint not null,
  stake bigint not null,
  total_odds bigint not null,
  possible_return bigint not null,
  state text default 'open' not null,
  returned bigint,
  idempotency_key uuid not null,
  payload_hash bytea not null,
  cash_out_key uuid,
  cash_out_asked bigint,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint sports_bets_check check (((state = 'open') = (settled_at is null)) and ((state = 'open') = (returned is null))),
  constraint sports_bets_check1 check (((cash_out_key is null) = (cash_out_asked is null)) and ((cash_out_key is null) or (state <> 'open'))),
  constraint sports_bets_kind_check check (kind in ('single', 'multiple', 'system')),
  constraint sports_bets_line_size_check check (line_size > 0),
  constraint sports_bets_lines_check check (lines > 0),
  constraint sports_bets_returned_check check (returned >= 0),
  constraint sports_bets_stake_check check (stake > 0),
  constraint sports_bets_state_check check (state in ('open', 'won', 'lost', 'returned', 'void')),
  constraint sports_bets_player_id_idempotency_key_key unique (player_id, idempotency_key)
);
create unique index sports_bets_cash_out on sports_bets (player_id, cash_out_key) where (cash_out_key is not null);
create index sports_bets_of_player on sports_bets (player_id, created_at desc, id desc);
create trigger count_changed_sports_bets after update on sports_bets referencing old table as before new table as changed for each statement execute function count_changed_sports_bets();
create trigger count_new_sports_bets after insert on sports_bets referencing new table as added for each statement execute function count_new_sports_bets();
create trigger sports_bets_settled before update on sports_bets for each row when ((old.state <> 'open')) execute function refuse_reopening();

create table sports_leagues (
  id text primary key,
  sport text not null,
  region text not null,
  name text not null
);

create table sports_events (
  id text primary key,
  sport text not null,
  league_id text not null references sports_leagues,
  home text not null,
  away text not null,
  start_at timestamptz not null,
  status text default 'not_started' not null,
  match_status text default 'not_started' not null,
  played_seconds integer default 0 not null,
  score jsonb default '{"away": 0, "home": 0, "periods": []}'::jsonb not null,
  version bigint default 1 not null,
  changed_at timestamptz not null,
  constraint sports_events_id_check check (id ~ '^[a-z0-9-]{1,40}$'),
  constraint sports_events_status_check check (status in ('not_started', 'live', 'ended', 'abandoned'))
);
create index sports_events_open on sports_events (start_at, id) where status in ('not_started', 'live');

create table sports_draws (
  event_id text primary key references sports_events on delete cascade,
  seed text not null,
  seed_hash text not null,
  constraint sports_draws_seed_check check (seed ~ '^[0-9a-f]{64}$')
);

create table sports_markets (
  event_id text not null references sports_events on delete cascade,
  id text not null,
  "position" smallint not null,
  type text not null,
  line numeric(6,1),
  status smallint not null,
  outcomes jsonb not null,
  results jsonb,
  constraint sports_markets_check check (status in ('-3'::integer, '-4'::integer) = (results is not null)),
  constraint sports_markets_status_check check ((status >= '-4'::integer) and (status <= 1)),
  constraint sports_markets_pkey primary key (event_id, id)
);
create trigger sports_markets_settled before update on sports_markets for each row when ((old.status = any (array['-3'::integer, '-4'::integer]))) execute function refuse_reopening();

create table sports_bet_legs (
  bet_id uuid not null references sports_bets,
  "position" smallint not null,
  event_id text not null,
  market_id text not null,
  outcome text not null,
  odds integer not null,
  result text,
  constraint sports_bet_legs_odds_check check (odds > 1000),
  constraint sports_bet_legs_result_check check (result in ('won', 'lost', 'void')),
  constraint sports_bet_legs_bet_id_event_id_key unique (bet_id, event_id),
  constraint sports_bet_legs_pkey primary key (bet_id, "position"),
  constraint sports_bet_legs_event_id_market_id_fkey foreign key (event_id, market_id) references sports_markets(event_id, id)
);
create index sports_bet_legs_of_event on sports_bet_legs (event_id, market_id);
create index sports_bet_legs_undecided on sports_bet_legs (event_id, market_id) where (result is null);

create table sports_producers (
  name text primary key,
  alive_at timestamptz not null
);

-- limits

create table play_states (
  player_id uuid primary key references players,
  started_at timestamptz not null,
  last_stake_at timestamptz not null,
  staked bigint not null,
  won bigint not null
) with (fillfactor='70');

create table player_day_totals (
  player_id uuid not null references players,
  day date not null,
  staked bigint not null,
  won bigint not null,
  sessions integer not null,
  play_ms bigint not null,
  bonus_staked bigint default 0 not null,
  constraint player_day_totals_pkey primary key (player_id, day)
) with (fillfactor='70');
create index player_day_totals_by_day on player_day_totals (day, player_id);

create table player_limits (
  player_id uuid not null references players,
  kind text not null,
  period text not null,
  amount bigint not null,
  pending_amount bigint,
  pending_from timestamptz,
  pending_lapses_at timestamptz,
  constraint player_limits_amount_check check ((amount >= 1) and (amount <= '9007199254740991'::bigint)),
  constraint player_limits_check check ((pending_from is not null) or (num_nonnulls(pending_amount, pending_lapses_at) = 0)),
  constraint player_limits_kind_check check (kind in ('deposit', 'loss', 'wager', 'session')),
  constraint player_limits_pending_amount_check check ((pending_amount >= 1) and (pending_amount <= '9007199254740991'::bigint)),
  constraint player_limits_period_check check (period in ('day', 'week', 'month')),
  constraint player_limits_pkey primary key (player_id, kind, period)
);

create table reality_checks (
  player_id uuid primary key references players,
  interval_min smallint,
  acknowledged_at timestamptz,
  break_until timestamptz,
  signed_out_at timestamptz,
  constraint reality_checks_interval_min_check check ((interval_min >= 0) and (interval_min <= 1440))
);

-- restrictions

create table account_closures (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  closed_at timestamptz not null,
  reopened_at timestamptz,
  constraint account_closures_check check (reopened_at >= closed_at)
);
create unique index account_closures_open on account_closures (player_id) where (reopened_at is null);

create table player_restrictions (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  kind text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  constraint player_restrictions_check check (ends_at > starts_at),
  constraint player_restrictions_check1 check ((kind = 'self_exclusion') or (ends_at is not null)),
  constraint player_restrictions_kind_check check (kind in ('break', 'self_exclusion'))
);
create index player_restrictions_exclusions on player_restrictions (player_id) where (kind = 'self_exclusion');
create index player_restrictions_of_player on player_restrictions (player_id);
create trigger player_restrictions_append_only before delete or update or truncate on player_restrictions for each statement execute function refuse_change();

create table protection_events (
  id bigint generated always as identity primary key,
  player_id uuid not null references players,
  kind text not null,
  made_by uuid references players,
  old jsonb not null,
  new jsonb not null,
  created_at timestamptz not null
);
create index protection_events_by_time on protection_events (created_at, player_id);
create index protection_events_of_player on protection_events (player_id, created_at desc);
create trigger protection_events_append_only before delete or update or truncate on protection_events for each statement execute function refuse_change();

create table registry_exclusions (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  registry text not null,
  found_at timestamptz not null,
  last_found_at timestamptz not null,
  cleared_at timestamptz,
  constraint registry_exclusions_check check (cleared_at >= found_at)
);
create unique index registry_exclusions_open on registry_exclusions (player_id) where (cleared_at is null);

-- persons

create table excluded_balances (
  player_id uuid primary key references players,
  listed_at timestamptz not null
);

create table person_matches (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  excluded_player_id uuid not null references players,
  reasons text[] not null,
  state text not null,
  created_at timestamptz not null,
  decided_by uuid references players,
  decided_at timestamptz,
  note text,
  constraint person_matches_check check (player_id <> excluded_player_id),
  constraint person_matches_check1 check ((decided_by is null) = (note is null)),
  constraint person_matches_state_check check (state in ('held', 'flagged', 'cleared', 'excluded')),
  constraint person_matches_player_id_excluded_player_id_key unique (player_id, excluded_player_id)
);
create index person_matches_by_age on person_matches (created_at, id);
create index person_matches_held on person_matches (player_id) where (state = 'held');

-- consents

create table marketing_consents (
  id bigint generated always as identity primary key,
  player_id uuid not null references players,
  channel text not null,
  is_given boolean not null,
  source text not null,
  wording integer,
  created_at timestamptz not null,
  constraint marketing_consents_channel_check check (channel in ('email', 'sms', 'phone')),
  constraint marketing_consents_source_check check (source in ('registration', 'account', 'self_exclusion', 'account_closed', 'imported'))
);
create index marketing_consents_latest on marketing_consents (player_id, channel, id desc);
create trigger marketing_consents_append_only before delete or update or truncate on marketing_consents for each statement execute function refuse_change();

-- harm-markers

create table harm_looks (
  looked_until timestamptz not null
);
create unique index harm_looks_one on harm_looks ((true));

create table harm_markers (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  kind text not null,
  day date not null,
  occurred_at timestamptz not null,
  count bigint not null,
  amount bigint,
  created_at timestamptz not null,
  action text,
  reason text,
  handled_by uuid references players,
  handled_at timestamptz,
  constraint harm_markers_check check (num_nulls(action, reason, handled_by, handled_at) = any (array[0, 4])),
  constraint harm_markers_count_check check (count > 0),
  constraint harm_markers_player_id_kind_day_key unique (player_id, kind, day)
);
create index harm_markers_open on harm_markers (player_id, kind, occurred_at) where (handled_at is null);
create trigger harm_markers_keep_handled before update on harm_markers for each row when ((old.handled_at is not null)) execute function harm_markers_keep_handled();
create trigger harm_markers_kept before delete or truncate on harm_markers for each statement execute function refuse_change();

-- documents

create table document_requests (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  kind text not null,
  instrument_id uuid references payment_instruments,
  note text not null,
  requested_by uuid not null references players,
  requested_at timestamptz not null,
  constraint document_requests_kind_check check (kind in ('identity', 'address', 'payment', 'source_of_funds'))
);
create unique index document_requests_of_player on document_requests (player_id, kind, COALESCE(instrument_id, player_id));

create table documents (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  kind text not null,
  status text default 'pending' not null,
  created_at timestamptz not null,
  instrument_id uuid references payment_instruments,
  version integer default 1 not null,
  first_officer uuid references players,
  decided_by uuid references players,
  decided_at timestamptz,
  reason text,
  note text default '' not null,
  lapsed_at timestamptz,
  constraint documents_decision_check check ((status <> 'pending') or (decided_at is null)),
  constraint documents_kind_check check (kind in ('identity', 'address', 'payment', 'source_of_funds')),
  constraint documents_status_check check (status in ('pending', 'accepted', 'rejected'))
);
create index documents_by_status on documents (status, created_at, id);
create index documents_of_player on documents (player_id, created_at desc);

create table document_files (
  document_id uuid not null references documents on delete cascade,
  page smallint not null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  content bytea not null,
  received_hash bytea not null,
  created_at timestamptz not null,
  constraint document_files_page_check check ((page >= 1) and (page <= 4)),
  constraint document_files_size_bytes_check check (size_bytes > 0),
  constraint document_files_pkey primary key (document_id, page)
);
alter table document_files alter column content set storage external;
create index document_files_by_hash on document_files (received_hash);

-- content

create table site_content (
  key text not null,
  locale text not null,
  title text not null,
  body_html text not null,
  "position" integer not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid references players,
  constraint site_content_key_check check (key ~ '^[a-z0-9]+([.-][a-z0-9]+)*$'),
  constraint site_content_locale_check check (locale ~ '^[a-z]{2}$'),
  constraint site_content_position_check check ("position" >= 0),
  constraint site_content_version_check check (version > 0),
  constraint site_content_pkey primary key (key, locale)
);

create table site_content_versions (
  key text not null,
  locale text not null,
  version integer not null,
  action text not null,
  title text not null,
  body_html text not null,
  "position" integer not null,
  updated_at timestamptz not null,
  updated_by uuid references players,
  constraint site_content_versions_action_check check (action in ('created', 'updated', 'removed')),
  constraint site_content_versions_pkey primary key (key, locale, version)
);
create trigger site_content_versions_are_kept before delete or update or truncate on site_content_versions for each statement execute function refuse_change();

create table slides (
  id text primary key,
  "position" integer not null,
  content jsonb not null
);

-- contact

create table contact_messages (
  id uuid default gen_random_uuid() primary key,
  player_id uuid references players,
  player_name text not null,
  email text not null,
  phone_number text not null,
  note text not null,
  status text default 'pending' not null,
  ip text not null,
  created_at timestamptz not null,
  handling_note text default '' not null,
  handled_by uuid references players,
  handled_at timestamptz,
  version integer default 1 not null,
  constraint contact_messages_status_check check (status in ('pending', 'answered', 'closed'))
);
create index contact_messages_handled on contact_messages (status, created_at desc, id) where (status <> 'pending');
create index contact_messages_pending on contact_messages (created_at) where (status = 'pending');

-- messages

create table player_messages (
  id uuid default gen_random_uuid() primary key,
  player_id uuid not null references players,
  kind text not null,
  params jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  pushed_at timestamptz
);
create index player_messages_of_player on player_messages (player_id, created_at desc, id desc);
create index player_messages_unpushed on player_messages (created_at) where (pushed_at is null);
create index player_messages_unread on player_messages (player_id) where (read_at is null);

-- mail

create table local_mails (
  id uuid primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  created_at timestamptz not null
);
create index local_mails_latest on local_mails (created_at desc);

create table outbox (
  id uuid default gen_random_uuid() primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamptz not null,
  failed_at timestamptz,
  failure text,
  created_at timestamptz default now() not null
);
create index outbox_due on outbox (next_attempt_at) where (failed_at is null);
create index outbox_failed on outbox (failed_at) where (failed_at is not null);

-- throttle

create unlogged table throttles (
  key text primary key,
  full_at timestamptz not null
);
create index throttles_full on throttles (full_at);

-- audit

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null,
  ip text not null,
  call text not null,
  outcome text not null,
  target_kind text,
  target_id text,
  reason text,
  request jsonb,
  before jsonb,
  after jsonb
);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_actor_name on audit_log (actor_name, id);
create index audit_log_at on audit_log (at);
create index audit_log_call on audit_log (call, id);
create index audit_log_changes on audit_log (id) where (request is null);
create index audit_log_target on audit_log (target_id, id) where (target_id is not null);
create trigger audit_log_append_only before delete or update or truncate on audit_log for each statement execute function refuse_change();

create table security_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  last_at timestamptz not null,
  kind text not null,
  call text not null,
  ip text not null,
  player_id uuid,
  name_hash text,
  count integer not null,
  constraint security_log_count_check check (count > 0)
);
create index security_log_at on security_log (at);
create index security_log_ip on security_log (ip, id);
create index security_log_player on security_log (player_id, id) where (player_id is not null);

-- seeds

create table seeds (
  name text primary key,
  hash text not null,
  applied_at timestamptz default now() not null
);

-- Initial rows

insert into catalogue_version values (1);
insert into harm_looks values (now() - interval '7 days');
insert into settings (key, value) values ('country_black_list', '[]'), ('ip_black_list', '[]'), ('one_account_per_ip', 'false'), ('min_cycle_ms', '0');
