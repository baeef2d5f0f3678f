import type { MessageId } from '@playfront/i18n';
import type { RecoveryMail } from './recovery-mail.ts';

/** Toasts of requested mails (spec §8). */
export const recoverySentMessages: Record<RecoveryMail['kind'], MessageId> = {
  password: 'auth.forgot_password.sent',
  username: 'auth.forgot_username.sent',
};

/** Toast after a password was set by a mailed link and the player was logged in with it. */
export const passwordSetMessage: MessageId = 'auth.reset.signed_in';
