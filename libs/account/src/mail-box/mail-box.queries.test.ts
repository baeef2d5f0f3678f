import { expect, test } from 'vitest';
import { callQuery, createQueryClient, type Api } from '@playfront/api-client';
import { messagesQuery, takeRead } from './mail-box.queries.ts';

test('reading a message also clears the unread mark of the mail box link', () => {
  const queryClient = createQueryClient();
  const api = {} as Api;
  const page = messagesQuery(api, 1).queryKey;
  const mark = callQuery(api, 'frontGetPlayerMessages', { page: 1, page_size: 1 }).queryKey;
  const message = (id: string) => ({ id, kind: 'password_changed' as const, params: {}, date: '2026-11-20T12:00:00Z', is_read: false });
  queryClient.setQueryData(page, { status: 1, messages: [message('5'), message('4')], total: 2, unread: 2 });
  queryClient.setQueryData(mark, { status: 1, messages: [message('5')], total: 2, unread: 2 });
  takeRead(queryClient, '4', 1);
  expect(queryClient.getQueryData(mark)).toMatchObject({ unread: 1, messages: [{ id: '5', is_read: false }] });
  expect(queryClient.getQueryData(page)).toMatchObject({
    unread: 1,
    messages: [
      { id: '5', is_read: false },
      { id: '4', is_read: true },
    ],
  });
});
