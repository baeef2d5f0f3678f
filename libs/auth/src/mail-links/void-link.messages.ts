import type { MessageId } from '@playfront/i18n';
import type { VoidLink } from './useMailLink.ts';

/** Headings of links that do not work. */
export const voidLinkMessages = {
  expired: 'auth.mail_link.expired',
  used: 'auth.mail_link.used',
  invalid: 'auth.mail_link.invalid',
} as const satisfies Record<VoidLink, MessageId>;
