import type { MessageId } from '@playfront/i18n';

/** What the texts of the site are called in lists of them, and before they are here. */
export const textTitles = {
  'about-us': 'content.text.title.about-us',
  'terms-of-use': 'content.text.title.terms-of-use',
  'privacy-policy': 'content.text.title.privacy-policy',
  cookies: 'content.text.title.cookies',
  'refund-policy': 'content.text.title.refund-policy',
  'responsible-gaming': 'content.text.title.responsible-gaming',
  affiliate: 'content.text.title.affiliate',
} as const satisfies Record<string, MessageId>;

export type TextName = keyof typeof textTitles;

export const textNames = Object.keys(textTitles) as readonly TextName[];
