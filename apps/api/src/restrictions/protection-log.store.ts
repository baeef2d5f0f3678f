import type { DatabaseTransaction } from '../database/database.ts';
import type { ProtectionEventKind } from './restrictions.tables.ts';

/** A change of a player's limits or restrictions. */
export type ProtectionEvent = {
  readonly playerId: string;
  readonly kind: ProtectionEventKind;
  /** The player who did it; null: the system. */
  readonly madeBy: string | null;
  readonly old: object;
  readonly new: object;
  readonly at: Date;
};

/** Records who changed what; the log is append-only. */
export async function recordProtection(trx: DatabaseTransaction, event: ProtectionEvent): Promise<void> {
  await trx
    .insertInto('protection_events')
    .values({
      player_id: event.playerId,
      kind: event.kind,
      made_by: event.madeBy,
      old: JSON.stringify(event.old),
      new: JSON.stringify(event.new),
      created_at: event.at,
    })
    .execute();
}
