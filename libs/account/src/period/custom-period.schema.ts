import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** The dates that were typed but not submitted. */
export const customPeriodDraft = defineDraft({ name: 'period', version: 1, lifetime: 'page', fields: { from: v.string(), to: v.string() } });
