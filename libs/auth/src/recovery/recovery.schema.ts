import * as v from 'valibot';
import { emailSchema, requiredTextSchema } from '@playfront/api-contract';
import { defineDraft } from '@playfront/forms';

/** Forgot password (spec §5). */
export const forgotPasswordSchema = v.object({ username: requiredTextSchema, email: emailSchema });

export type ForgotPassword = v.InferInput<typeof forgotPasswordSchema>;

export const forgotPasswordDraft = defineDraft({
  name: 'forgot-password',
  version: 1,
  lifetime: 'page',
  fields: { username: v.string(), email: v.string() },
});

/** Forgot username (spec §5). */
export const forgotUsernameSchema = v.object({ email: emailSchema });

export type ForgotUsername = v.InferInput<typeof forgotUsernameSchema>;

export const forgotUsernameDraft = defineDraft({ name: 'forgot-username', version: 1, lifetime: 'page', fields: { email: v.string() } });
