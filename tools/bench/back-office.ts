import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type pg from 'pg';
import { Refusal, root } from '../start/repository.mjs';
import { fillBackOffice, playerCount } from './back-office-data.ts';
import { createFundedPlayers } from './funded-players.ts';
import { load } from './load.ts';
import type { Figure } from './report.ts';

const perSecond = 10;
const seconds = 8;
const boundMs = 200;

/** Requests of staff to each queue: first pages, distant pages, filters and searches. */
function queueRequests(playerId: string): Readonly<Record<string, readonly [call: string, bodies: readonly object[]]>> {
  return {
    'Players: newest, distant pages, by status': [
      'admin/get_players',
      [{ page: 1 }, { page: 1_000 }, { status: 'blocked' }, { kyc_status: 'pending', page: 50 }, { page: 4_000 }],
    ],
    'Players: by name, mail, phone or id': [
      'admin/get_players',
      [
        { search: 'load-4242' },
        { search: 'load-', page: 100 },
        { search: 'load-77@example.com' },
        { search: 'Aino' },
        { search: 'aino name10' },
        { search: '+35840' },
        { search: playerId },
        { search: 'nobody' },
      ],
    ],
    'One player with sessions and limits': ['admin/get_player', [{ id: playerId }]],
    'Bets of a player': ['admin/get_player_bets', [{ id: playerId }, { id: playerId, page: 1_000 }, { id: playerId, state: 'won', page: 100 }]],
    'Ledger of a player': ['admin/get_player_ledger', [{ id: playerId }, { id: playerId, before: '10000' }]],
    Documents: [
      'admin/get_documents',
      [{ status: 'pending' }, { status: 'pending', page: 200 }, { status: 'accepted', page: 2_000 }, { status: 'pending', kind: 'address' }],
    ],
    Withdrawals: [
      'admin/get_withdrawals',
      [
        { status: 'pending' },
        { status: 'pending', page: 100 },
        { status: 'complete', newest_first: true },
        { newest_first: true, page: 2_000 },
        { player_id: playerId },
      ],
    ],
    'Contact messages': [
      'admin/get_contact_messages',
      [{ status: 'pending' }, { status: 'pending', page: 200 }, { status: 'answered', page: 2_000 }],
    ],
    'Audit log': [
      'admin/get_audit_log',
      [
        { page: 1 },
        { page: 10_000 },
        { actor: 'officer-7' },
        { only_changes: true },
        { target: 'load-77' },
        { call: 'admin/decide_withdrawal', page: 100 },
        { from: new Date(Date.now() - 86_400_000).toISOString() },
      ],
    ],
    'Counts of the queues': ['admin/get_queue_counts', [{}]],
  };
}

/** Measures each queue of the back office with 100,000 players and 1,000,000 bets, at ten requests a second. */
export async function measureBackOffice(url: string, databaseUrl: string, database: pg.Pool): Promise<Figure[]> {
  const [player] = await createFundedPlayers(url, database, 1);
  if (!player) throw new Error('No player was created');
  const seeded = spawnSync(process.execPath, [join(root, 'apps/api/src/seed.ts'), '--players', String(playerCount)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  if (seeded.status !== 0) throw new Refusal(`The players could not be created:\n${seeded.stderr}`);
  await fillBackOffice(database, player);
  await database.query("update players set scope = '{admin,audit}' where id = $1", [player.id]);
  const figures: Figure[] = [];
  for (const [queue, [call, bodies]] of Object.entries(queueRequests(player.id))) {
    let next = 0;
    const requestOf = () => ({
      path: `/api/${call}`,
      headers: { authorization: player.bearer },
      body: () => JSON.stringify(bodies[(next += 1) % bodies.length]),
    });
    await load({ url, connections: 4, seconds: 1, rate: perSecond, requestOf });
    const { failures, p99Ms } = await load({ url, connections: 4, seconds, rate: perSecond, requestOf });
    if (failures > 0) throw new Error(`${failures} requests of ${call} failed`);
    figures.push({ what: `Back office, ${queue}: 99th percentile at ${perSecond} requests a second`, value: p99Ms, unit: 'ms', bound: boundMs });
  }
  return figures;
}
