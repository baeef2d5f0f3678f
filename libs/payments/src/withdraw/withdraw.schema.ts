import * as v from 'valibot';
import { defineDraft } from '@playfront/forms';

/** What is chosen and typed for a withdrawal, without where the money goes and without the password. */
export const withdrawDraft = defineDraft({ name: 'withdraw', version: 1, lifetime: 'session', fields: { method: v.string(), amount: v.string() } });
