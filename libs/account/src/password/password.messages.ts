import type { MessageId } from '@playfront/i18n';

/** Shown when the password has been changed. */
export const passwordDoneMessage: MessageId = 'account.password.done';
