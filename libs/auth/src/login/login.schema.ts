import * as v from 'valibot';
import { passwordSchema, requiredTextSchema } from '@playfront/api-contract';
import { defineDraft } from '../form/draft.schema.ts';

/** Login form (spec §3, §5). */
export const loginSchema = v.object({ username: requiredTextSchema, password: passwordSchema });

export type LoginValues = v.InferInput<typeof loginSchema>;

/** The username typed but not sent; never the password. Cleared by signing in. */
export const loginDraft = defineDraft({ key: 'auth.draft.login', version: 1, schema: v.object({ username: v.string() }) });
