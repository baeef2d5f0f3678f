import { isUuid, type Refusal, type WireResponseOf } from '@playfront/api-contract';
import { adminGetContactMessages, adminSetContactMessageStatus } from '@playfront/api-contract/staff';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { handleInboxMessage, lockInboxMessage, readInbox, type InboxMessage } from './contact-inbox.store.ts';

/** The contact form's messages, as staff handle them. */
export function registerContactInbox(calls: CallRegistry, { database, now }: { database: Database; now: () => Date }): void {
  calls.admin(adminGetContactMessages, async ({ body: { status, page, page_size: limit } }) => {
    const { rows, total } = await readInbox(database, { status, offset: (page - 1) * limit, limit });
    return { status: 1, messages: rows.map(wireMessage), total };
  });

  calls.admin(adminSetContactMessageStatus, async ({ body: { id, status, note, version }, session, audit }) => {
    if (!isUuid(id)) return refuse('not_found');
    const handled = await database.transaction().execute(async (trx): Promise<InboxMessage | Refusal> => {
      const before = await lockInboxMessage(trx, id);
      if (!before) return refuse('not_found');
      if (before.version !== version) return refuse('conflict');
      const changes = { status, handling_note: note, handled_by: session.playerId, handled_at: now(), version: version + 1 };
      const after = await handleInboxMessage(trx, id, changes);
      await audit.record(trx, { target: { kind: 'contact_message', id }, reason: note, before: { status: before.status }, after: { status } });
      return after;
    });
    return isRefusal(handled) ? handled : { status: 1, message: wireMessage(handled) };
  });
}

function wireMessage(row: InboxMessage): WireResponseOf<typeof adminSetContactMessageStatus>['message'] {
  const { id, player_id, username, player_name, email, phone_number, note, status, handling_note, handler, handled_at, version } = row;
  return {
    ...{ id, player_name, email, phone_number, text: note, status, note: handling_note, handled_by: handler, version },
    date: row.created_at.toISOString(),
    player: player_id === null ? null : { id: player_id, username: username ?? '' },
    handled_at: handled_at?.toISOString() ?? null,
  };
}
