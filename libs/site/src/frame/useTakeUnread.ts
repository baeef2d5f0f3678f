import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallAnswer } from '@playfront/api-client';

const mailBox = ['frontGetPlayerMessages'];

/** Takes the number of unread messages into what the site knows of the mail box, where it is told; an open page of it is read again. */
export function takeUnread(queryClient: QueryClient, unread: number | undefined): void {
  if (unread !== undefined)
    queryClient.setQueriesData<CallAnswer<'frontGetPlayerMessages'>>({ queryKey: mailBox }, (known) => known && { ...known, unread });
  void queryClient.invalidateQueries({ queryKey: mailBox });
}

/** {@link takeUnread} for the live channel; the same function at each render. */
export function useTakeUnread(): (unread: number | undefined) => void {
  const queryClient = useQueryClient();
  return useCallback((unread) => takeUnread(queryClient, unread), [queryClient]);
}
