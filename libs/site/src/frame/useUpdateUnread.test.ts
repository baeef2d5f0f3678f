import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { callQuery, createQueryClient, type Api } from '@playfront/api-client';
import { updateUnread } from './useUpdateUnread.ts';

function mailBox() {
  const frontGetPlayerMessages = vi.fn(async () => ({ status: 1, messages: [], total: 0, unread: 1 }));
  const api = { frontGetPlayerMessages } as unknown as Api;
  const query = callQuery(api, 'frontGetPlayerMessages', { page: 1, page_size: 1 }, { staleMs: 60_000 });
  return { queryClient: createQueryClient(), query, frontGetPlayerMessages };
}

test('a new message updates the number immediately and refetches what is on screen', async () => {
  const { queryClient, query, frontGetPlayerMessages } = mailBox();
  const observer = new QueryObserver(queryClient, query);
  const seen: unknown[] = [];
  const leave = observer.subscribe(({ data }) => seen.push(data?.unread));
  await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
  updateUnread(queryClient, 2);
  expect(queryClient.getQueryData(query.queryKey)?.unread).toBe(2);
  await vi.waitFor(() => expect(frontGetPlayerMessages).toHaveBeenCalledTimes(2));
  leave();
});

test('after a reconnection the number is refetched', async () => {
  const { queryClient, query, frontGetPlayerMessages } = mailBox();
  const leave = new QueryObserver(queryClient, query).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)?.unread).toBe(1));
  updateUnread(queryClient, undefined);
  expect(queryClient.getQueryData(query.queryKey)?.unread).toBe(1);
  await vi.waitFor(() => expect(frontGetPlayerMessages).toHaveBeenCalledTimes(2));
  leave();
});

test('limits on screen are refetched, since the message may be about one', async () => {
  const frontGetPlayerLimits = vi.fn(async () => ({ status: 1, limits: [] }));
  const queryClient = createQueryClient();
  const query = callQuery({ frontGetPlayerLimits } as unknown as Api, 'frontGetPlayerLimits', {}, { staleMs: 60_000 });
  const leave = new QueryObserver(queryClient, query).subscribe(() => {});
  await vi.waitFor(() => expect(queryClient.getQueryData(query.queryKey)).toBeDefined());
  updateUnread(queryClient, 1);
  await vi.waitFor(() => expect(frontGetPlayerLimits).toHaveBeenCalledTimes(2));
  leave();
});
