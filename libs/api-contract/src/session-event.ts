import * as v from 'valibot';
import { playSessionSchema } from './limits.ts';
import { blockSchema, exclusionSchema } from './refusal.ts';
import { timeSchema } from './wire.ts';

/** Why the operator ended a session. `ended`: by the player on another device, by a login there, or for a reason unknown to this site. */
export const signOutReasons = ['self_exclusion', 'account_closed', 'session_limit', 'blocked', 'password_changed', 'email_changed', 'ended'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/**
 * Live event `session_{playerId}`. `reality_check`: play must stop for a summary (sent to each new socket until it is acknowledged). `break`: the player
 * has taken a break. `signed_out`: the session of this socket has ended; `exclusion` has the end of a self-exclusion and help lines, `block` the reason
 * of a block. The socket is then closed.
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
