import type { MessageId } from '@playfront/i18n';

/** Title and introduction of the form. */
export const contactMessages: Readonly<Record<'title' | 'lead', MessageId>> = { title: 'content.contact.title', lead: 'content.contact.lead' };
