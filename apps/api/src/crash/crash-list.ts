import { crashRoom, maxListedCrashBets, type WireCrashEvent } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Live } from '../live/live.ts';
import { readListedCrashBets } from './crash.store.ts';
import { wireListedBet } from './wire-crash.ts';

/** The listed bets of a round, and how many it has. */
export async function readCrashList(database: Database, number: number) {
  const rows = await readListedCrashBets(database, number, maxListedCrashBets);
  return { bets: rows.map(wireListedBet), count: rows[0]?.count ?? 0 };
}

/** Sends the room what has changed in the list of bets since it was sent last. */
export function createCrashList({ database, live }: { database: Database; live: Pick<Live, 'sendToRoom'> }) {
  let sent: { number: number; count: number; bets: ReadonlyMap<string, string> } = { number: 0, count: 0, bets: new Map() };
  return {
    async send(number: number): Promise<void> {
      const { bets, count } = await readCrashList(database, number);
      const last = sent.number === number ? sent : { count: 0, bets: new Map<string, string>() };
      const now = new Map(bets.map((bet) => [String(bet.id), JSON.stringify(bet)]));
      const changed = bets.filter(({ id }) => last.bets.get(String(id)) !== now.get(String(id)));
      const removed = [...last.bets.keys()].filter((id) => !now.has(id));
      sent = { number, count, bets: now };
      if (changed.length === 0 && removed.length === 0 && last.count === count) return;
      live.sendToRoom(crashRoom, { kind: 'bets', number, count, changed, removed } satisfies WireCrashEvent);
    },
  };
}
