import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { blockReasons } from './refusal.ts';
import { givenIdSchema, requiredTextSchema } from './wire.ts';

/**
 * Blocks an account, unblocks it, or opens one again that its player has closed; one that is blocked too is only unblocked. `expected` is its `state` in
 * `admin/get_player`, with `active` for a player who is on a break or excluded: `conflict` if it has changed since. The reason is stored in the audit
 * log; the player gets a mail without it, and reads `block_reason` at the next login. Blocking ends all sessions of the player and closes their sockets. An unknown id is 404, the admin's own
 * account 403.
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
    /** Of a block. */
    block_reason: v.optional(v.picklist(blockReasons)),
  }),
  response: doneSchema,
});
