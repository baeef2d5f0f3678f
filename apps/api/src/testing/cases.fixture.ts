import { randomUUID } from 'node:crypto';
import type { CaseKind } from '@playfront/api-contract/staff';
import type { TestOperator } from './test-operator.ts';

/** Functions that insert an open case of each kind about a player and return its id. They post nothing to the ledger. */
export function caseMakers({ db, clock, createPlayer }: TestOperator): Readonly<Record<CaseKind, (playerId: string) => Promise<string>>> {
  const { database } = db;
  const now = () => clock.now;
  const money = { processor: 'coinspaid', amount: 10_00, currency: 'EUR' } as const;

  async function endedPayment(player_id: string): Promise<string> {
    const { id } = await database
      .insertInto('payments')
      .values({ ...money, player_id, idempotency_key: randomUUID(), payload_hash: Buffer.alloc(32), status: 'failed', settled_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    async held_money(player_id) {
      const payment_id = await endedPayment(player_id);
      const { id } = await database
        .insertInto('held_money')
        .values({ ...money, player_id, payment_id, event_id: randomUUID(), fee: 1_00, reason: 'after_failed', created_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async payment_conflict(player_id) {
      const report = { event_id: randomUUID(), event_type: 'cancelled', booked_status: 'failed', created_at: now() };
      const { id } = await database
        .insertInto('payment_conflicts')
        .values({ ...money, ...report, player_id, payment_id: await endedPayment(player_id) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** The other player is not excluded, so that the decision excludes no account. */
    async person_match(player_id) {
      const { id: excluded_player_id } = await createPlayer();
      const { id } = await database
        .insertInto('person_matches')
        .values({ player_id, excluded_player_id, reasons: ['name', 'birthday'], state: 'held', created_at: now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    /** The player must have money. */
    async excluded_balance(player_id) {
      await database.insertInto('player_restrictions').values({ player_id, kind: 'self_exclusion', starts_at: now(), ends_at: null }).execute();
      await database.insertInto('excluded_balances').values({ player_id, listed_at: now() }).execute();
      return player_id;
    },
  };
}
