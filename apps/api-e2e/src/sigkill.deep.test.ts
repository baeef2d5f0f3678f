import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../tools/start/embedded-database.ts';
import { openPool } from '../../../tools/start/open-pool.ts';
import { createFundedPlayers, type FundedPlayer } from '../../../tools/bench/funded-players.ts';
import { ledgerFaults } from '../../../tools/ledger/ledger-faults.ts';
import { startOperator, type OperatorProcess } from '../../../tools/bench/operator-process.ts';

const playerCount = 10;
const betsEach = 100;

describe('an operator that is killed in the middle of 1,000 bets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-sigkill-'));
  let database: EmbeddedDatabase;
  let operator: OperatorProcess;
  let pool: pg.Pool;
  let players: FundedPlayer[];
  let completed = 0;

  const startDatabase = (port = 0) =>
    startEmbeddedDatabase({
      folder: join(folder, 'postgres'),
      password: 'for-this-run',
      logFile: join(folder, 'database.log'),
      port,
      isThrowAway: false,
    });
  const startApi = () => startOperator({ databaseUrl: database.appUrl, env: { DATABASE_OWNER_URL: database.url }, logFile: join(folder, 'api.log') });

  beforeAll(async () => {
    database = await startDatabase();
    operator = await startApi();
    pool = openPool(database.url);
    players = await createFundedPlayers(operator.url, pool, playerCount);
  }, 60_000);
  afterAll(async () => {
    await operator?.stop();
    await pool?.end();
    await database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Kills the process group, so that no orphan writes to the files of the next server. */
  async function killDatabase(): Promise<void> {
    process.kill(-database.pid, 'SIGKILL');
    await database.ended;
  }

  /** Places a bet and repeats it with its key until it succeeds, as a client that lost its connection does. */
  async function bet(player: FundedPlayer, key: string): Promise<{ round_id: string }> {
    for (;;) {
      try {
        const response = await fetch(`${operator.url}/api/game/spin`, {
          method: 'POST',
          headers: { authorization: `Session ${player.roundToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ bet: 1, idempotency_key: key }),
        });
        const result = (await response.json()) as { status?: number; round_id: string };
        if (result.status === 1) return result;
        if (response.status < 500) throw new Refused(JSON.stringify(result));
      } catch (error) {
        if (error instanceof Refused) throw error;
      }
      await sleep(20);
    }
  }

  const untilCompleted = (count: number) => vi.waitUntil(() => completed >= count, { interval: 5, timeout: 60_000 });

  it('has no partial transactions and a sound ledger, and completes every bet by its key', async () => {
    const keys = players.map(() => Array.from({ length: betsEach }, () => randomUUID()));
    const rounds = new Map<string, string>();
    const playing = players.map(async (player, index) => {
      for (const key of keys[index] ?? []) {
        rounds.set(key, (await bet(player, key)).round_id);
        completed += 1;
      }
    });

    await untilCompleted(300);
    process.kill(operator.pid, 'SIGKILL');
    await operator.ended;
    expect(await ledgerFaults(pool)).toEqual([]);
    operator = await startApi();

    // The database dies and restarts on the same port while the API keeps running.
    await untilCompleted(550);
    await killDatabase();
    database = await startDatabase(Number(new URL(database.url).port));
    expect(await ledgerFaults(pool)).toEqual([]);

    // Both die, as in a power failure.
    await untilCompleted(800);
    await killDatabase();
    process.kill(operator.pid, 'SIGKILL');
    await operator.ended;
    await pool.end();
    database = await startDatabase();
    pool = openPool(database.url);
    expect(await ledgerFaults(pool)).toEqual([]);
    operator = await startApi();

    await Promise.all(playing);
    expect(await ledgerFaults(pool)).toEqual([]);
    const { rows } = await pool.query<{ id: string; idempotency_key: string }>(
      'select id, idempotency_key from game_rounds where player_id is not null',
    );
    expect(rows).toHaveLength(playerCount * betsEach);
    // The ledger agrees with every response that clients got before a crash.
    for (const row of rows) expect(rounds.get(row.idempotency_key)).toBe(row.id);
  }, 120_000);
});

class Refused extends Error {}
