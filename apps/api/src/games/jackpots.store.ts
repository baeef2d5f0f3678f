import type { JackpotPool } from '@playfront/game-math';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';

type PoolKey = { readonly model: string; readonly currency: Currency };

/** Locks a pool until the end of the transaction, and starts it if it is new. */
export async function lockPool(trx: DatabaseTransaction, key: PoolKey, started: JackpotPool): Promise<{ pool: JackpotPool; isNew: boolean }> {
  const inserted = await trx
    .insertInto('jackpot_pools')
    .values({ ...key, amount: started.amountMinor, carried: started.carried })
    .onConflict((conflict) => conflict.doNothing())
    .returning('model')
    .executeTakeFirst();
  if (inserted) return { pool: started, isNew: true };
  const { amount, carried } = await trx
    .selectFrom('jackpot_pools')
    .select(['amount', 'carried'])
    .where('model', '=', key.model)
    .where('currency', '=', key.currency)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { pool: { amountMinor: amount, carried }, isNew: false };
}

export async function savePool(trx: DatabaseTransaction, key: PoolKey, { amountMinor, carried }: JackpotPool): Promise<void> {
  await trx
    .updateTable('jackpot_pools')
    .set({ amount: amountMinor, carried })
    .where('model', '=', key.model)
    .where('currency', '=', key.currency)
    .execute();
}

/** All pools that have taken part in a round. */
export function readPools(db: Connection): Promise<{ model: string; currency: Currency; amount: number }[]> {
  return db.selectFrom('jackpot_pools').select(['model', 'currency', 'amount']).orderBy('model').orderBy('currency').execute();
}
