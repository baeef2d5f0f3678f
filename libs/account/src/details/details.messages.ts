import type { MessageId } from '@playfront/i18n';

/** Shown when the details have been saved. */
export const detailsDoneMessage: MessageId = 'account.details.done';
