import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFundedPlayers, type FundedPlayer } from '../../../tools/bench/funded-players.ts';
import { call, startOperator, type OperatorProcess } from '../../../tools/bench/operator-process.ts';
import { ledgerFaults } from '../../../tools/ledger/ledger-faults.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../tools/start/embedded-database.ts';
import { openPool } from '../../../tools/start/open-pool.ts';
import { root } from '../../../tools/start/repository.mjs';

const playerCount = 4;

/** Tests the procedure of docs/backup.md: a base backup of a running server that archives its write-ahead log. */
describe('a backup that is taken while players bet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-backup-'));
  const archive = join(folder, 'archive');
  const password = 'for-this-run';
  let database: EmbeddedDatabase;
  let restored: EmbeddedDatabase | undefined;
  let operator: OperatorProcess;
  let pool: pg.Pool;
  let players: FundedPlayer[];
  const completed: string[] = [];
  const over = new AbortController();

  beforeAll(async () => {
    mkdirSync(archive);
    database = await startEmbeddedDatabase({
      folder: join(folder, 'postgres'),
      password,
      logFile: join(folder, 'database.log'),
      isThrowAway: false,
      settings: ['archive_mode=on', `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`],
    });
    const { uid, gid } = statSync(join(folder, 'postgres'));
    chownSync(archive, uid, gid);
    operator = await startOperator({ databaseUrl: database.appUrl, env: { DATABASE_OWNER_URL: database.url }, logFile: join(folder, 'api.log') });
    pool = openPool(database.url);
    players = await createFundedPlayers(operator.url, pool, playerCount);
  }, 60_000);
  afterAll(async () => {
    over.abort();
    await operator?.stop();
    await pool?.end();
    await database?.stop();
    await restored?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function play(player: FundedPlayer): Promise<void> {
    while (!over.signal.aborted) {
      const bet = { bet: 1, idempotency_key: randomUUID() };
      const { round_id } = await call<{ round_id: string }>(operator.url, 'game/spin', bet, `Session ${player.roundToken}`);
      completed.push(round_id);
    }
  }
  const untilCompleted = (count: number) => vi.waitUntil(() => completed.length >= count, { interval: 5, timeout: 60_000 });

  /** Copies the folder of the running server, as `pg_basebackup` does over its connection. */
  async function takeBaseBackup(to: string): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("select pg_backup_start('test', fast => true)");
    const { status, stderr } = spawnSync('cp', ['-a', join(folder, 'postgres'), to], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
    // The server may delete files during the copy; the write-ahead log restores their contents where needed.
    const faults = stderr.split('\n').filter((line) => line !== '' && !line.endsWith('No such file or directory'));
    expect([status === 0 || status === 1, faults]).toEqual([true, []]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await client.end();
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, name), { force: true });
    for (const name of readdirSync(join(to, 'pg_wal'))) rmSync(join(to, 'pg_wal', name), { recursive: true, force: true });
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['recovery.signal', ''],
    ] as const) {
      writeFileSync(join(to, name), text);
      const { uid, gid } = statSync(to);
      chownSync(join(to, name), uid, gid);
    }
  }

  it('restores every bet up to a point in time, with a sound ledger and its triggers in place', async () => {
    const playing = Promise.all(players.map(play));
    await untilCompleted(100);
    const copy = join(folder, 'restored');
    await takeBaseBackup(copy);
    await untilCompleted(completed.length + 100);
    const before = [...completed];
    const { rows: moment } = await pool.query<{ now: string }>("select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.USOF') as now");
    await untilCompleted(completed.length + 100);
    over.abort();
    await playing;
    // Wait until the log segment that contains the target time is archived.
    const { rows: switched } = await pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    await vi.waitUntil(() => readdirSync(archive).includes(switched[0]?.name ?? ''), { interval: 20, timeout: 30_000 });

    restored = await startEmbeddedDatabase({
      folder: copy,
      password,
      logFile: join(folder, 'restored.log'),
      isThrowAway: false,
      settings: [`restore_command=cp ${archive}/%f %p`, `recovery_target_time=${moment[0]?.now}`, 'recovery_target_action=promote'],
    });
    const client = new pg.Client({ connectionString: restored.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from game_rounds where player_id is not null');
    const guarded = client.query('update postings set amount = amount where false');
    await expect(guarded).rejects.toThrow(/append-only/);
    expect(await ledgerFaults(client)).toEqual([]);
    await client.end();

    const kept = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect(kept.size).toBeLessThan(completed.length);

    const check = spawnSync(process.execPath, [join(root, 'tools/ledger/check.ts')], {
      env: { ...process.env, DATABASE_URL: restored.appUrl },
      encoding: 'utf8',
    });
    expect([check.status, check.stderr, check.stdout]).toEqual([0, '', expect.stringMatching(/^\d+ transfers, \d+ postings: no faults\n$/)]);
  }, 120_000);
});
