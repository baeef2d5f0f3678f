-- One bet as the API places it, in plain SQL: the same reads, locks, postings and records in one transaction.
-- Each client plays as a different player (table bench_clients), like each connection over HTTP.
\set luck random(1, 3)
select tokens.round_session_id as session, player_id as player, game_id as game, real_account, house_account, gen_random_uuid() as round, gen_random_uuid() as key
  from bench_clients join round_session_tokens tokens using (token_hash) where client = :client_id \gset
begin;
select round_sessions.next_nonce as nonce, games.slug, games.model, games.rtp, games.wagering_weight, games.enabled, providers.name as provider_name,
    sessions.revoked_at, sessions.expires_at, players.status
  from round_sessions
    join games on games.id = round_sessions.game_id join providers on providers.id = games.provider_id
    left join sessions on sessions.id = round_sessions.session_id left join players on players.id = round_sessions.player_id
  where round_sessions.id = :session for no key update of round_sessions \gset
select * from game_rounds where round_session_id = :session and idempotency_key = :key;
select id from accounts where player_id = :player order by id for no key update;
select accounts.id, accounts.kind, coalesce(last.balance_after, 0) as balance, coalesce(last.sequence, 0) as sequence
  from accounts left join lateral (
    select balance_after, sequence from postings where account_id = accounts.id and sequence is not null order by sequence desc limit 1
  ) last on true
  where player_id = :player order by accounts.id;
select players.country, players.birthday,
    (exists (select from account_closures where player_id = players.id and reopened_at is null)
      or exists (select from player_restrictions where player_id = players.id and (ends_at is null or ends_at > now()))) as is_restricted,
    exists (
      select from person_matches
      join player_restrictions on player_restrictions.player_id = person_matches.excluded_player_id and kind = 'self_exclusion'
      where person_matches.player_id = players.id and state = 'held' and (ends_at is null or ends_at > now())
    ) as is_held,
    reality_checks.break_until, reality_checks.interval_min, reality_checks.acknowledged_at,
    play_states.started_at, play_states.last_stake_at, play_states.staked, play_states.won,
    (select json_agg(json_build_object('kind', kind, 'period', period, 'amount', amount, 'pending_amount', pending_amount,
        'pending_from', pending_from, 'lapses_at', pending_lapses_at))
      from player_limits where player_id = players.id) as limits,
    (select json_agg(json_build_object('day', day, 'staked', staked, 'won', won, 'play_ms', play_ms))
      from player_day_totals where player_id = players.id and day >= date_trunc('month', now())::date
      and exists (select from player_limits where player_id = players.id and kind <> 'deposit')) as days
  from players
    left join reality_checks on reality_checks.player_id = players.id
    left join play_states on play_states.player_id = players.id
  where players.id = :player;
select * from player_bonuses where player_id = :player and status in ('active', 'wagering');
select transfer_key from transfer_tombstones where transfer_key = 'bet ' || :round::text;
insert into transfers (kind, idempotency_key, payload_hash, round_id, meta)
  values ('bet', 'bet ' || :round::text, sha256(:round::bytea), :round, '{}') on conflict (idempotency_key) do nothing returning id as bet \gset
insert into postings (transfer_id, account_id, amount) values (:bet, :real_account, -100), (:bet, :house_account, 100) returning account_id, balance_after;
\if :luck = 1
select accounts.kind, (-sum(postings.amount))::bigint as staked
  from transfers join postings on postings.transfer_id = transfers.id join accounts on accounts.id = postings.account_id
  where transfers.round_id = :round and transfers.kind in ('bet', 'rollback') and accounts.kind in ('player_real', 'player_bonus') group by accounts.kind;
insert into transfers (kind, idempotency_key, payload_hash, round_id, meta)
  values ('win', 'win ' || :round::text, sha256(:round::bytea), :round, '{}') on conflict (idempotency_key) do nothing returning id as win \gset
insert into postings (transfer_id, account_id, amount) values (:win, :house_account, -250), (:win, :real_account, 250) returning account_id, balance_after;
\endif
select * from player_bonuses where player_id = :player and status in ('active', 'wagering');
with advanced as (update round_sessions set next_nonce = :nonce + 1, last_round_at = now() where id = :session)
insert into game_rounds (id, round_session_id, idempotency_key, player_id, game_id, currency, nonce, stake, win, real_stake, bonus_stake, balance_after, state, outcome)
  values (:round, :session, :key, :player, :game, 'EUR', :nonce, 100, 0, 100, 0, 0, 'lost',
    '{"spins": [{"win": 0, "wins": [], "window": [["K", "K", "J"], ["Q", "Q", "W"], ["S", "T", "C"], ["Q", "T", "T"], ["J", "Q", "T"]], "free_spins_won": 0}]}');
commit;
