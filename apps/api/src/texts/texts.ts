import { createServerTexts } from '@playfront/i18n/server-texts';

/** What the operator and the payment sandbox write, in the language of a player. */
export const textsIn = createServerTexts('api');
