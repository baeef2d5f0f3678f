import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';
import { bonusChoices } from './deposit-bonus.rules.ts';

/** The values of the deposit form; the payment page asks for card or account. */
export const depositDraft = defineDraft({
  name: 'deposit',
  version: 2,
  lifetime: 'page',
  fields: { method: v.string(), amount: v.string(), bonus: v.picklist(bonusChoices), promo_code: v.string() },
});
