import * as v from 'valibot';
import { playSessionSchema } from './limits.ts';

/**
 * Live event `session_{playerId}`: play must stop for a summary (sent again to each socket that connects until it is acknowledged), or
 * the player was signed out, with the reason.
 */
export const sessionEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('reality_check'), session: playSessionSchema }),
  v.object({ kind: v.literal('signed_out'), reason: v.picklist(['self_exclusion', 'session_limit']) }),
]);

export type SessionEvent = v.InferOutput<typeof sessionEventSchema>;
