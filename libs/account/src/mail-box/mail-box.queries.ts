import type { QueryClient } from '@tanstack/react-query';
import { callQuery, type Api, type CallResponse } from '@playfront/api-client';

/** Number of messages on a page of the mail box. */
export const mailPageSize = 20;

/** A page of the player's messages, latest first. Always reloaded: new ones may have arrived. */
export function messagesQuery(api: Api, page: number) {
  return callQuery(api, 'frontGetPlayerMessages', { page, page_size: mailPageSize }, { staleMs: 0, owner: 'player' });
}

/** Marks a message as read in each cached page and in the unread mark of the mail box link. */
export function takeRead(queryClient: QueryClient, id: string, unread: number): void {
  queryClient.setQueriesData<CallResponse<'frontGetPlayerMessages'>>(
    { queryKey: ['frontGetPlayerMessages'] },
    (known) =>
      known && { ...known, unread, messages: known.messages.map((message) => (message.id === id ? { ...message, is_read: true } : message)) },
  );
}
