import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** The values of the deposit form; the payment page asks for card or account. */
export const depositDraft = defineDraft({
  name: 'deposit',
  version: 1,
  lifetime: 'page',
  fields: { method: v.string(), amount: v.string(), promo_code: v.string() },
});
