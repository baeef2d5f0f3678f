import * as v from 'valibot';
import { defineCall, doneSchema } from './call.ts';
import { givenIdSchema } from './wire.ts';

/** Blocks an account or opens it again. Blocking ends every session of the player and cuts its sockets. An unknown id is 404, the admin's own 403. */
export const adminSetPlayerStatus = defineCall({
  path: 'admin/set_player_status',
  method: 'POST',
  auth: 'admin',
  repeats: false,
  request: v.object({ id: givenIdSchema, status: v.picklist(['active', 'blocked']) }),
  answer: doneSchema,
});
