import * as v from 'valibot';
import { playSessionSchema } from './limits.ts';
import { blockSchema, exclusionSchema } from './refusal.ts';
import { timeSchema } from './wire.ts';

/** Why the operator ended a session. `ended`: from another device, by a login there, or for a reason without a text on this site. */
export const signOutReasons = ['self_exclusion', 'account_closed', 'session_limit', 'blocked', 'password_changed', 'email_changed', 'ended'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/**
 * Live event `session_{playerId}`: play must stop for a summary (sent to each new socket until it is acknowledged), the player has taken a
 * break, or the session of this socket has ended, with the reason, of a self-exclusion also its end and help lines, of a block
 * why; the socket is then closed.
 */
export const sessionEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('reality_check'), session: playSessionSchema }),
  v.object({ kind: v.literal('break'), until: timeSchema }),
  v.object({
    kind: v.literal('signed_out'),
    reason: v.fallback(v.picklist(signOutReasons), 'ended'),
    exclusion: v.optional(exclusionSchema),
    block: v.optional(blockSchema),
  }),
]);

export type SessionEvent = v.InferOutput<typeof sessionEventSchema>;
