import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { seededPlayer } from '../database/seeded-player.ts';
import type { Database } from '../database/database.ts';
import type { PlayersTable } from '../database/schema.ts';
import { hashPassword } from '../players/password.ts';
import { insertPlayer } from '../players/players.store.ts';
import { insertWallet } from '../wallet/wallet.store.ts';
import { planHistory } from './demo-history.ts';
import { insertHistory, readHistoryGames } from './demo-history.store.ts';

type DemoAccount = { readonly username: string; readonly hasHistory?: boolean } & Pick<
  Insertable<PlayersTable>,
  'first_name' | 'last_name' | 'scope' | 'status' | 'activated' | 'kyc_status'
>;

/** The accounts by which a local installation is tried out. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'demo-admin', first_name: 'Aino', last_name: 'Keeper', scope: ['admin', 'audit'], activated: true, kyc_status: 'verified' },
  { username: 'demo-new', first_name: 'Noa', last_name: 'Newcomer' },
  { username: 'demo-regular', first_name: 'Rae', last_name: 'Regular', activated: true, kyc_status: 'verified', hasHistory: true },
  { username: 'demo-blocked', first_name: 'Bo', last_name: 'Blocked', activated: true, status: 'blocked' },
];

/** Player and history are there for this long before the day of seeding. */
const memberForDays = 95;

/**
 * Makes the demonstration accounts that are not there yet, all with one password. Three months of play are played here by the
 * rules of the games, so that every round can be checked like any other, and written through the ledger's own guards.
 */
export async function createDemoAccounts({ database, password, now }: { database: Database; password: string; now: Date }): Promise<void> {
  const names = demoAccounts.map(({ username }) => username);
  const there = await database.selectFrom('players').select('username').where('username_key', 'in', names).execute();
  const missing = demoAccounts.filter(({ username }) => !there.some((player) => player.username === username));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(password);
  const games = await readHistoryGames(database);
  for (const { hasHistory, username, ...account } of missing) {
    await database.transaction().execute(async (trx) => {
      const createdAt = new Date(now.getTime() - memberForDays * 86_400_000);
      const playerId = await insertPlayer(trx, {
        ...seededPlayer(username),
        ...account,
        id: idOf(username),
        password_hash: passwordHash,
        created_at: createdAt,
      });
      if (!playerId) return;
      const owner = { kind: 'player', playerId } as const;
      await insertWallet(trx, owner, 'EUR', ['player_real', 'player_bonus', 'player_locked']);
      if (hasHistory) await insertHistory(trx, playerId, planHistory({ playerId, games, now }));
    });
  }
}

/** The same in every installation, and with it the ids of all that happened. */
function idOf(username: string): string {
  const hex = createHash('sha256').update(username).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
