import type { MessageId } from '@playfront/i18n';

/** Label of the list of sections. */
export const faqNavMessage: MessageId = 'content.faq.nav';
