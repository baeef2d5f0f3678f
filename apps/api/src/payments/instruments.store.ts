import type { Connection } from '../database/database.ts';

export type SavedCard = { readonly id: string; readonly processor: string; readonly token: string; readonly scheme: string; readonly last4: string };

/** Saves a card that a deposit was paid with, so that it can be paid out to; returns its id. */
export async function saveCard(db: Connection, card: Omit<SavedCard, 'id'> & { readonly playerId: string }, at: Date): Promise<string> {
  const { playerId, ...columns } = card;
  const { id } = await db
    .insertInto('payment_instruments')
    .values({ ...columns, player_id: playerId, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'processor', 'token']).doUpdateSet({ last_used_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The player's cards, last used first. */
export function readCards(db: Connection, playerId: string): Promise<SavedCard[]> {
  return db
    .selectFrom('payment_instruments')
    .select(['id', 'processor', 'token', 'scheme', 'last4'])
    .where('player_id', '=', playerId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The label by which its owner recognises a card. */
export function cardLabel({ scheme, last4 }: Pick<SavedCard, 'scheme' | 'last4'>): string {
  return `${scheme} ···· ${last4}`;
}
