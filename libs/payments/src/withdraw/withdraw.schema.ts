import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** Method and amount of a withdrawal; its destination and the password are not stored. */
export const withdrawDraft = defineDraft({ name: 'withdraw', version: 1, lifetime: 'session', fields: { method: v.string(), amount: v.string() } });
