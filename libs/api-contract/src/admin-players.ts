import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { givenIdSchema, textSchema } from './wire.ts';

/**
 * Blocks an account, which takes a reason, or opens it again. The reason is kept in the audit log and told to nobody. Blocking ends every
 * session of the player and cuts its sockets. An unknown id is 404, the admin's own 403.
 */
export const adminSetPlayerStatus = defineCall({
  path: 'admin/set_player_status',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.pipe(
    v.object({ id: givenIdSchema, status: v.picklist(['active', 'blocked']), reason: v.optional(textSchema, '') }),
    v.forward(
      v.check(({ status, reason }) => status === 'active' || reason.trim() !== '', 'field_required'),
      ['reason'],
    ),
  ),
  answer: doneSchema,
});
