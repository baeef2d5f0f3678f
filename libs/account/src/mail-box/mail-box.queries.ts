import type { QueryClient } from '@tanstack/react-query';
import { callQuery, type Api, type CallAnswer } from '@playfront/api-client';

/** Messages on a page of the mail box. */
export const mailPageSize = 20;

/** A page of the player's messages, the latest first. Never fresh: something may have come since. */
export function messagesQuery(api: Api, page: number) {
  return callQuery(api, 'frontGetPlayerMessages', { page, page_size: mailPageSize }, { staleMs: 0, owner: 'player' });
}

/** Takes a message as read into each page of the mail box that is known, and into the mark on the way to it. */
export function takeRead(queryClient: QueryClient, id: string, unread: number): void {
  queryClient.setQueriesData<CallAnswer<'frontGetPlayerMessages'>>(
    { queryKey: ['frontGetPlayerMessages'] },
    (known) =>
      known && { ...known, unread, messages: known.messages.map((message) => (message.id === id ? { ...message, is_read: true } : message)) },
  );
}
