import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { blockReasons } from './refusal.ts';
import { givenIdSchema, requiredTextSchema } from './wire.ts';

/**
 * Blocks an account, unblocks it, or reopens one that its player has closed; an account that is closed and blocked is only unblocked. `expected` is the
 * `state` in `admin/get_player`, or `active` for a player who is on a break or self-excluded; if the state has changed since: `conflict`. The reason is
 * stored in the audit log; the player gets a mail without it, and sees `block_reason` at the next login. Blocking ends all sessions of the player and
 * closes their sockets. Unknown id: 404; the admin's own account: 403.
 */
export const adminSetPlayerStatus = defineCall({
  path: 'admin/set_player_status',
  method: 'POST',
  auth: 'admin',
  scope: 'players',
  isReadOnly: false,
  request: v.object({
    id: givenIdSchema,
    status: v.picklist(['active', 'blocked']),
    expected: v.picklist(['active', 'blocked', 'closed']),
    reason: requiredTextSchema,
    /** With the status `blocked`: the reason that the player sees. */
    block_reason: v.optional(v.picklist(blockReasons)),
  }),
  response: doneSchema,
});
