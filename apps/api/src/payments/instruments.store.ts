import type { Connection } from '../database/database.ts';

export type SavedCard = { readonly id: string; readonly processor: string; readonly token: string; readonly scheme: string; readonly last4: string };

/** Saves a card that a deposit was paid with, so that the player can use it again and be paid out to it; returns its id. */
export async function saveCard(db: Connection, card: Omit<SavedCard, 'id'> & { readonly playerId: string }, at: Date): Promise<string> {
  const { playerId, ...columns } = card;
  const { id } = await db
    .insertInto('payment_instruments')
    .values({ ...columns, player_id: playerId, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'processor', 'token']).doUpdateSet({ last_used_at: at, removed_at: null }))
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

/** The cards that the player can deposit with again, last used first. */
export function readCardsToPayWith(db: Connection, playerId: string): Promise<SavedCard[]> {
  return db
    .selectFrom('payment_instruments')
    .select(['id', 'processor', 'token', 'scheme', 'last4'])
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** A card that the player can deposit with again; `undefined` if there is none with that id. */
export async function findCardToPayWith(db: Connection, playerId: string, id: string): Promise<SavedCard | undefined> {
  return (await readCardsToPayWith(db, playerId)).find((card) => card.id === id);
}

/** Removes a card of the player from the deposit form; money that came from it can still be paid back to it. Returns whether it was there. */
export async function removeCard(db: Connection, playerId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_instruments')
    .set({ removed_at: at })
    .where('player_id', '=', playerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The label by which its owner recognises a card. */
export function cardLabel({ scheme, last4 }: Pick<SavedCard, 'scheme' | 'last4'>): string {
  return `${scheme} ···· ${last4}`;
}
