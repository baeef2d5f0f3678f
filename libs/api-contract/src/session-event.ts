import * as v from 'valibot';
import { playSessionSchema } from './limits.ts';

/** Why an operator ends a sign-in. `ended`: from another device, by a sign-in there, or for a reason that this site has no text for. */
export const signOutReasons = ['self_exclusion', 'session_limit', 'blocked', 'password_changed', 'email_changed', 'ended'] as const;
export type SignOutReason = (typeof signOutReasons)[number];

/**
 * Live event `session_{playerId}`: play must stop for a summary (sent again to each socket that connects until it is acknowledged), or
 * the sign-in of this socket has ended, with the reason; the socket is then closed.
 */
export const sessionEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('reality_check'), session: playSessionSchema }),
  v.object({ kind: v.literal('signed_out'), reason: v.fallback(v.picklist(signOutReasons), 'ended') }),
]);

export type SessionEvent = v.InferOutput<typeof sessionEventSchema>;
