import { callQuery, type Api } from '@playfront/api-client';

/** Messages on a page of the mail box. */
export const mailPageSize = 20;

/** A page of the player's messages, the latest first. Never fresh: something may have come since. */
export function messagesQuery(api: Api, page: number) {
  return callQuery(api, 'frontGetPlayerMessages', { page, page_size: mailPageSize }, { staleMs: 0, owner: 'player' });
}
