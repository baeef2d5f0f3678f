import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** The code typed into the form. */
export const promoCodeDraft = defineDraft({ name: 'promo-code', version: 1, lifetime: 'page', fields: { promo_code: v.string() } });
