import type pg from 'pg';

export const playerCount = 100_000;
const betCount = 1_000_000;

/** Inserts the players, bets and staff queues of a large operator, in bulk statements. `player` gets a tenth of all bets and a long ledger. */
export async function fillBackOffice(database: pg.Pool, player: { id: string; roundSessionId: string }): Promise<void> {
  const { id, roundSessionId } = player;
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    [
      `update players set created_at = now() - interval '1 minute' * substr(username, 6)::int, email = username || '@example.com',
         first_name = (array['Aino','Eero','Maria','Liam','Emma','Noah','Olga','Juan','Wei','Sven'])[1 + substr(username, 6)::int % 10],
         last_name = 'Name' || substr(username, 6)::int % 5000,
         phone_number = '+35840' || lpad(substr(username, 6), 7, '0'),
         status = case when substr(username, 6)::int % 50 = 0 then 'blocked' else 'active' end,
         kyc_status = (array['none','pending','verified','rejected'])[1 + substr(username, 6)::int % 4]
       where username like 'load-%'`,
      [],
    ],
    [
      `insert into sessions (token_hash, player_id, ip, user_agent, created_at, expires_at)
       select sha256(convert_to('bench:' || id, 'UTF8')), id, '127.0.0.1', 'Mozilla/5.0', now(), now() + interval '1 day' from players where username like 'load-%'
       union all select sha256(convert_to('bench:' || n, 'UTF8')), $1::uuid, '127.0.0.1', 'Mozilla/5.0', now(), now() + interval '1 day' from generate_series(1, 200) n`,
      [id],
    ],
    // All bets share the round session of `player`; bets are records of rounds.
    [
      `insert into game_rounds (round_session_id, idempotency_key, player_id, game_id, currency, nonce, stake, win, real_stake, bonus_stake, balance_after, state, outcome, created_at)
       select round.id, gen_random_uuid(), case when n % 10 = 0 then round.player_id else other.id end, game_id, currency, n + 1000000, 100,
         case when n % 3 = 0 then 250 else 0 end, 100, 0, 100000, case when n % 3 = 0 then 'won' else 'lost' end, '{"spins": []}', now() - n * (interval '90 days' / $2::int)
       from generate_series(1, $2::int) n
       join (select id, row_number() over () - 1 as place from players where username like 'load-%') other on other.place = n % $3::int
       cross join round_sessions round where round.id = $1`,
      [roundSessionId, betCount, playerCount],
    ],
    [
      `insert into withdrawals (player_id, processor, currency, amount, details, destination, status, idempotency_key, payload_hash, return_id, created_at, settled_at, is_paid_by_hand)
       select id, 'sepa_transfer', 'EUR', 2000 + n, jsonb_build_object('iban', 'FI' || n, 'beneficiary_name', first_name || ' ' || last_name), 'iban:FI' || n, kind,
         gen_random_uuid(), '\\x00', case when kind = 'rejected' then gen_random_uuid() end, now() - n * interval '5 minutes',
         case when kind in ('complete', 'rejected') then now() end, kind = 'processing' and n % 2 = 0
       from (
         select players.*, substr(username, 6)::int as n,
           case when substr(username, 6)::int % 20 = 0 then 'pending' when substr(username, 6)::int % 20 = 1 then 'processing'
             when substr(username, 6)::int % 20 = 2 then 'rejected' else 'complete' end as kind
         from players where username like 'load-%'
       ) asked`,
      [],
    ],
    [
      `insert into documents (player_id, kind, status, created_at, decided_at)
       select id, (array['identity', 'address'])[1 + n % 2], case when n % 10 = 0 then 'pending' else 'accepted' end, now() - n * interval '1 minute',
         case when n % 10 = 0 then null else now() end
       from (select id, substr(username, 6)::int as n from players where username like 'load-%') sent`,
      [],
    ],
    [
      `insert into document_files (document_id, page, file_name, media_type, size_bytes, content, received_hash, created_at)
       select id, 1, 'passport.jpg', 'image/jpeg', 4, '\\x00010203', sha256(convert_to(id::text, 'UTF8')), created_at from documents`,
      [],
    ],
    [
      `insert into contact_messages (player_id, player_name, email, phone_number, note, status, ip, created_at, handled_at)
       select id, username, email, phone_number, 'Where is my money?', case when n % 10 = 0 then 'pending' else 'answered' end, '127.0.0.1', now() - n * interval '1 minute',
         case when n % 10 = 0 then null else now() end
       from (select players.*, substr(username, 6)::int as n from players where username like 'load-%') written`,
      [],
    ],
    [
      `insert into audit_log (at, actor_id, actor_name, ip, call, outcome, target_kind, target_id, request)
       select now() - ($2::int - n) * interval '1 minute', $1::uuid, 'officer-' || n % 20, '127.0.0.1',
         (array['admin/get_players', 'admin/get_withdrawals', 'admin/decide_withdrawal', 'admin/get_documents'])[1 + n % 4], 'done', 'player', md5('load-' || n % 1000)::uuid::text,
         case when n % 100 = 0 then null else '{}'::jsonb end
       from generate_series(1, $2::int) n`,
      [id, 500_000],
    ],
  ];
  for (const [text, values] of statements) await database.query(text, [...values]);
  await addDeposits(database, id);
  await database.query('vacuum analyze');
  // Pages that the inserts left dirty must not be written during the measurement.
  await database.query('checkpoint');
}

/** Adds 10,000 deposits of one euro, as balanced transfers. */
async function addDeposits(database: pg.Pool, playerId: string): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into transfers (kind, idempotency_key, payload_hash, meta) select 'deposit', 'bench:ledger:' || n, '\\x00', '{}' from generate_series(1, 10000) n`,
    );
    await client.query(
      `insert into postings (transfer_id, account_id, amount)
       select transfers.id, accounts.id, case when accounts.player_id is null then -100 else 100 end from transfers, accounts
       where idempotency_key like 'bench:ledger:%'
         and (player_id = $1 and accounts.kind = 'player_real' or accounts.kind = 'psp_clearing' and currency = 'EUR' and player_id is null)`,
      [playerId],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
