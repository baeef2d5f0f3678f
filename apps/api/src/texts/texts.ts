import { createServerTexts } from '@playfront/i18n/server-texts';

/** The texts of the operator and the payment sandbox in the language of a player. */
export const textsIn = createServerTexts('api');
