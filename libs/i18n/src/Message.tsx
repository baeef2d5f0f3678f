import type { MessageId } from './messages.ts';
import { useFormat, type MessageValues } from './useFormat.ts';

/** A message in the page's language. */
export function Message({ id, values }: { id: MessageId; values?: MessageValues }) {
  return useFormat().text(id, values);
}
