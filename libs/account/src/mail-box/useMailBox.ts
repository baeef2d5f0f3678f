import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '@playfront/api-client';
import type { Message } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { mailPageSize, messagesQuery, takeRead } from './mail-box.queries.ts';

/** A page of the mail box, and a function that marks a message as read. */
export function useMailBox(page: number, onPageChange: (page: number) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const query = messagesQuery(api, page);
  const messages = useQuery({ ...query, enabled: isSignedIn, placeholderData: keepPreviousData });
  const pageCount = messages.data ? Math.ceil(messages.data.total / mailPageSize) : 0;

  useEffect(() => {
    // A page number past the end shows the last page.
    if (!messages.isPlaceholderData && pageCount > 0 && page > pageCount) onPageChange(pageCount);
  }, [messages.isPlaceholderData, pageCount, page, onPageChange]);

  /** Shown as read once the operator has stored it; after an error it stays unread, and opening it again retries. */
  async function markRead({ id, is_read }: Message): Promise<void> {
    if (is_read) return;
    try {
      const { unread } = await api.frontReadPlayerMessage({ id });
      takeRead(queryClient, id, unread);
    } catch {
      // No error message: the text is open and can be read.
    }
  }

  return { messages, pageCount, markRead };
}
