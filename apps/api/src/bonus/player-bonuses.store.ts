import { sql, type Insertable, type Selectable } from 'kysely';
import type { BonusStatus } from '@playfront/api-contract';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { PlayerBonusesTable } from './bonus.tables.ts';

export type PlayerBonus = Selectable<PlayerBonusesTable>;

const running: readonly BonusStatus[] = ['active', 'wagering'];
const open: readonly BonusStatus[] = ['issued', ...running];
/** Written exactly as in the partial indexes: the query before every stake must use its index in every plan. */
const isRunningInIndex = sql<boolean>`status in ('active', 'wagering')`;

export function isRunning({ status }: { readonly status: BonusStatus }): boolean {
  return running.includes(status);
}

/** The new bonus, or `undefined` when the player has or had one of its family in this period. */
export function insertBonus(trx: DatabaseTransaction, bonus: Insertable<PlayerBonusesTable>): Promise<PlayerBonus | undefined> {
  return trx
    .insertInto('player_bonuses')
    .values(bonus)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Columns by name, so that the query before every stake is prepared once: a `*` would break when the table changes. */
const columns = [
  ...(['id', 'player_id', 'template_id', 'family', 'period', 'currency', 'status', 'terms', 'amount', 'wagering_required', 'wagered'] as const),
  ...(['payment_id', 'first_sequence', 'released', 'forfeited', 'reason', 'closing_key'] as const),
  ...(['issued_at', 'claim_expires_at', 'activated_at', 'expires_at', 'finished_at'] as const),
] as const satisfies readonly (keyof PlayerBonusesTable)[];

const ofPlayer = (db: Connection, playerId: string) => db.selectFrom('player_bonuses').select(columns).where('player_id', '=', playerId);

/** The one bonus whose money is on the bonus account. */
export function findRunningBonus(db: Connection, playerId: string): Promise<PlayerBonus | undefined> {
  return ofPlayer(db, playerId).where(isRunningInIndex).executeTakeFirst();
}

/** The next waiting bonus that has its amount. */
export function findWaitingBonus(db: Connection, playerId: string): Promise<PlayerBonus | undefined> {
  return ofPlayer(db, playerId)
    .where('status', '=', 'issued')
    .where('amount', 'is not', null)
    .orderBy('issued_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The open bonuses that have their amount: the active one, and those waiting. */
export function readFundedBonuses(db: Connection, playerId: string): Promise<PlayerBonus[]> {
  return ofPlayer(db, playerId)
    .where('status', 'in', [...open])
    .where('amount', 'is not', null)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
}

/** The bonuses that wait for a deposit, oldest first, with the deposit that each is for. */
export function readAwaitingBonuses(db: Connection, playerId: string, at: Date) {
  return db
    .selectFrom('player_bonuses')
    .innerJoin('bonus_templates', 'bonus_templates.id', 'player_bonuses.template_id')
    .selectAll('player_bonuses')
    .select('bonus_templates.nth_deposit')
    .where('player_id', '=', playerId)
    .where('status', '=', 'issued')
    .where('amount', 'is', null)
    .where('claim_expires_at', '>', at)
    .orderBy('issued_at')
    .orderBy('player_bonuses.id')
    .execute();
}

/** Bonuses that have not ended, the active one last. */
export function readOpenBonuses(db: Connection, playerId: string): Promise<PlayerBonus[]> {
  return ofPlayer(db, playerId)
    .where('status', 'in', open)
    .orderBy(sql`status = 'issued'`, 'desc')
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
}

export function findBonus(db: Connection, playerId: string, id: string): Promise<PlayerBonus | undefined> {
  return ofPlayer(db, playerId).where('id', '=', id).executeTakeFirst();
}

export function findBonusByClosingKey(db: Connection, playerId: string, key: string): Promise<PlayerBonus | undefined> {
  return ofPlayer(db, playerId).where('closing_key', '=', key).executeTakeFirst();
}

/** A player's bonuses of some families that are waiting or received money: they decide what the player can claim. */
export function readTakenBonuses(db: Connection, playerId: string, families: readonly string[]): Promise<PlayerBonus[]> {
  if (families.length === 0) return Promise.resolve([]);
  return ofPlayer(db, playerId)
    .where('family', 'in', [...families])
    .where((where) => where.or([where('status', '=', 'issued'), where('amount', 'is not', null)]))
    .execute();
}

/** Changes a bonus that has not ended; the database refuses changes of its terms. */
export async function updateBonus(trx: DatabaseTransaction, id: string, changes: Partial<PlayerBonus> & { terms?: never }): Promise<PlayerBonus> {
  return trx.updateTable('player_bonuses').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The bonus with whose money a round was staked last: a move may be paid with another bonus than the round's start, and its money must not be lost. */
export async function findFundingBonus(trx: DatabaseTransaction, roundId: string): Promise<PlayerBonus | undefined> {
  const { rows } = await sql<PlayerBonus>`
    select funding.* from transfers
    join postings on postings.transfer_id = transfers.id
    join accounts on accounts.id = postings.account_id and accounts.kind = 'player_bonus'
    join lateral (
      select * from player_bonuses where player_id = accounts.player_id and first_sequence < postings.sequence order by first_sequence desc limit 1
    ) funding on true
    where transfers.round_id = ${roundId} and transfers.kind = 'bet'
    order by postings.id desc limit 1`.execute(trx);
  return rows[0];
}

/** Whether bonus money is still at stake in another round that is not settled. */
export async function hasOpenRound(trx: DatabaseTransaction, playerId: string, exceptRoundId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('game_rounds')
    .select('id')
    .where('player_id', '=', playerId)
    .where(sql<boolean>`state = 'open'`)
    .where('bonus_stake', '>', 0)
    .where('id', '<>', exceptRoundId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBonusWager(trx: DatabaseTransaction, wager: { roundId: string; bonusId: string; counted: number }): Promise<void> {
  await trx.insertInto('bonus_wagers').values({ round_id: wager.roundId, player_bonus_id: wager.bonusId, counted: wager.counted }).execute();
}

/** Marks the progress of a round as undone, once, and returns it. */
export function takeBackWager(trx: DatabaseTransaction, roundId: string, at: Date) {
  return trx
    .updateTable('bonus_wagers')
    .set({ taken_back_at: at })
    .where('round_id', '=', roundId)
    .where('taken_back_at', 'is', null)
    .returning(['player_bonus_id', 'counted'])
    .executeTakeFirst();
}

/** Expired bonuses in order of id, those after `after`: active ones, and those whose deposit never arrived. */
export function readOverdueBonuses(
  db: Connection,
  at: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; player_id: string }[]> {
  return db
    .selectFrom('player_bonuses')
    .select(['id', 'player_id'])
    .where((where) =>
      where.or([
        where.and([isRunningInIndex, where('expires_at', '<=', at)]),
        where.and([sql<boolean>`status = 'issued' and amount is null`, where('claim_expires_at', '<=', at)]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type BonusFilter = {
  readonly playerId: string;
  readonly state: 'open' | 'finished' | undefined;
  readonly offset: number;
  readonly limit: number;
};

export async function readBonuses(
  db: Connection,
  { playerId, state, offset, limit }: BonusFilter,
): Promise<{ bonuses: PlayerBonus[]; total: number }> {
  const found = db
    .selectFrom('player_bonuses')
    .where('player_id', '=', playerId)
    .$if(state !== undefined, (query) => query.where('status', state === 'open' ? 'in' : 'not in', open));
  const [bonuses, { total }] = await Promise.all([
    found.selectAll().orderBy('issued_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { bonuses, total };
}
