import * as v from 'valibot';
import { emailSchema, requiredTextSchema } from '@playfront/api-contract';

/** Forgot password (spec §5). */
export const askResetSchema = v.object({ username: requiredTextSchema, email: emailSchema });

export type AskReset = v.InferInput<typeof askResetSchema>;
