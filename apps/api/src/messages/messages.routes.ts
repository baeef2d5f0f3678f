import { frontGetPlayerMessages, frontReadPlayerMessage, isUuid } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { wireMessage } from './message-push.ts';
import { countMessages, countUnread, markRead, readMessages } from './messages.store.ts';

export function registerMessages(calls: CallRegistry, { database, now }: { database: Database; now: () => Date }): void {
  calls.player(frontGetPlayerMessages, async ({ body, session }) => {
    const page = { offset: (body.page - 1) * body.page_size, limit: body.page_size };
    const [messages, counts] = await Promise.all([readMessages(database, session.playerId, page), countMessages(database, session.playerId)]);
    return { status: 1, messages: messages.map(wireMessage), ...counts };
  });

  calls.player(frontReadPlayerMessage, async ({ body, session }) => {
    const isThere = isUuid(body.id) && (await markRead(database, session.playerId, body.id, now()));
    return isThere ? { status: 1, unread: await countUnread(database, session.playerId) } : refuse('not_found');
  });
}
