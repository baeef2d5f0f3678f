import type { MessageId } from '@playfront/i18n';

const titles = {
  'about-us': 'content.text.title.about_us',
  'terms-of-use': 'content.text.title.terms_of_use',
  'privacy-policy': 'content.text.title.privacy_policy',
  cookies: 'content.text.title.cookies',
  'refund-policy': 'content.text.title.refund_policy',
  'responsible-gaming': 'content.text.title.responsible_gaming',
  affiliate: 'content.text.title.affiliate',
} as const satisfies Record<string, MessageId>;

export type TextName = keyof typeof titles;

/** Titles of the site's texts in lists and while they load. */
export const textTitles: Readonly<Record<TextName, MessageId>> = titles;

/** Label of the list of texts. */
export const textNavMessage: MessageId = 'content.text.nav';

export const textNames = Object.keys(titles) as readonly TextName[];
