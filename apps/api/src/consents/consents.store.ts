import { sql } from 'kysely';
import { consentChannels, type ConsentChannel, type ConsentSource } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { wordingOf } from './wording.ts';

/** A consent of a player: `changedAt` is null if it was never given. */
export type Consent = { readonly channel: ConsentChannel; readonly isGiven: boolean; readonly changedAt: Date | null };

/** The consents of a player, one of each channel. */
export async function readConsents(db: Connection, playerId: string): Promise<Consent[]> {
  const latest = await db
    .selectFrom('marketing_consents')
    .distinctOn('channel')
    .select(['channel', 'is_given', 'created_at'])
    .where('player_id', '=', playerId)
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  return consentChannels.map((channel) => {
    const row = latest.find((one) => one.channel === channel);
    return { channel, isGiven: row?.is_given ?? false, changedAt: row?.created_at ?? null };
  });
}

/** Whether the player agrees to marketing by email: the newsletter of spec §5. */
export async function hasEmailConsent(db: Connection, playerId: string): Promise<boolean> {
  const consents = await readConsents(db, playerId);
  return consents.some(({ channel, isGiven }) => channel === 'email' && isGiven);
}

type ConsentChange = {
  readonly channels: readonly ConsentChannel[];
  readonly isGiven: boolean;
  readonly source: ConsentSource;
  readonly at: Date;
};

/** Adds a row for each channel whose consent changes. The caller has locked the player, or has just inserted it. */
export async function recordConsents(trx: DatabaseTransaction, playerId: string, { channels, isGiven, source, at }: ConsentChange): Promise<void> {
  const known = await readConsents(trx, playerId);
  const changed = known.filter((consent) => channels.includes(consent.channel) && consent.isGiven !== isGiven);
  if (changed.length === 0) return;
  const row = { player_id: playerId, is_given: isGiven, source, wording: wordingOf(source), created_at: at };
  await trx
    .insertInto('marketing_consents')
    .values(changed.map(({ channel }) => ({ ...row, channel })))
    .execute();
}

/** Withdraws every consent of a player whose account ends. The caller has locked the player. */
export function withdrawConsents(trx: DatabaseTransaction, playerId: string, source: 'self_exclusion' | 'account_closed', at: Date): Promise<void> {
  return recordConsents(trx, playerId, { channels: consentChannels, isGiven: false, source, at });
}

/** Changes of a player's consents, newest first, and how many there are. */
export async function readConsentLog(db: Connection, playerId: string, { offset, limit }: { offset: number; limit: number }) {
  const own = db.selectFrom('marketing_consents').where('player_id', '=', playerId);
  const [log, counted] = await Promise.all([
    own.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { log, total: counted.total };
}
