import * as v from 'valibot';
import { passwordSchema, requiredTextSchema } from '@playfront/api-contract';
import { defineDraft } from '@playfront/forms';

/** Login form (spec §3, §5). */
export const loginSchema = v.object({ username: requiredTextSchema, password: passwordSchema });

/** Second step: a code of six digits, or a recovery code. */
export const codeFormSchema = v.object({ code: requiredTextSchema });

export type CodeValues = v.InferInput<typeof codeFormSchema>;
export type LoginValues = v.InferInput<typeof loginSchema>;

/** The typed username; cleared at sign-in. */
export const loginDraft = defineDraft({ name: 'login', version: 1, lifetime: 'tab', fields: { username: v.string() } });
