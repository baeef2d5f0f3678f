import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reloadCalls, type CallResponse } from '@playfront/api-client';

/** Updates the cached number of unread messages, if given, and refetches the mail box and what a message may be about: documents and limits. */
export function updateUnread(queryClient: QueryClient, unread: number | undefined): void {
  if (unread !== undefined)
    queryClient.setQueriesData<CallResponse<'frontGetPlayerMessages'>>(
      { queryKey: ['frontGetPlayerMessages'] },
      (known) => known && { ...known, unread },
    );
  void reloadCalls(queryClient, 'frontGetPlayerMessages', 'frontGetDocuments', 'frontGetPlayerLimits');
}

/** {@link updateUnread} for the live channel; stable across renders. */
export function useUpdateUnread(): (unread: number | undefined) => void {
  const queryClient = useQueryClient();
  return useCallback((unread) => updateUnread(queryClient, unread), [queryClient]);
}
