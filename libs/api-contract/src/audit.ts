import * as v from 'valibot';
import { defineCall } from './call.ts';
import { givenIdSchema, idSchema, maxTextLength, pageEntries, textSchema, timeSchema } from './wire.ts';

const spanEntries = { from: v.optional(timeSchema), to: v.optional(timeSchema) };
const changedSchema = v.nullable(v.record(v.string(), v.unknown()));

/**
 * What was done in the back office, newest first: each call of it leaves a row, reads, refusals and failures too. `actor` is a username or an
 * id, `target` the id of what was changed, `call` a path such as `admin/decide_withdrawal`, `to` is not included. Rows are never changed.
 */
export const adminGetAuditLog = defineCall({
  path: 'admin/get_audit_log',
  method: 'POST',
  auth: 'audit',
  repeats: true,
  request: v.object({
    actor: v.optional(textSchema),
    target: v.optional(v.pipe(givenIdSchema, v.maxLength(maxTextLength))),
    call: v.optional(textSchema),
    ...spanEntries,
    ...pageEntries,
  }),
  answer: v.object({
    status: v.literal(1),
    entries: v.array(
      v.object({
        id: idSchema,
        date: v.string(),
        actor: v.object({ id: idSchema, username: v.string() }),
        ip: v.string(),
        call: v.string(),
        /** `done`, or the error key it was refused with. */
        outcome: v.string(),
        target: v.nullable(v.object({ kind: v.string(), id: idSchema })),
        reason: v.nullable(v.string()),
        /** What a read asked for. */
        request: changedSchema,
        /** The fields that changed, without secrets; payout details are masked. */
        before: changedSchema,
        after: changedSchema,
      }),
    ),
    total: v.number(),
  }),
});

/** What the security log has rows of. */
export const securityKinds = [
  'login_failed',
  'password_wrong',
  'login_refused',
  'staff_login',
  'throttled',
  'unauthorized',
  'forbidden',
  'site_refused',
  'password_changed',
  'password_reset_requested',
  'password_reset',
  'email_change_requested',
  'email_changed',
  'email_change_undone',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/**
 * Failed sign-ins, wrong passwords of who is signed in, throttled and refused requests, sign-ins of staff, and changes of passwords and mail addresses, newest first. What is the
 * same within a minute is one row with its `count`. Of a username that no player has there is only `name_hash`, which is the same for the same
 * name until the operator's software restarts. `player` is an id. Rows are deleted after 90 days.
 */
export const adminGetSecurityLog = defineCall({
  path: 'admin/get_security_log',
  method: 'POST',
  auth: 'audit',
  repeats: true,
  request: v.object({
    player: v.optional(v.pipe(givenIdSchema, v.maxLength(maxTextLength))),
    ip: v.optional(textSchema),
    kind: v.optional(v.picklist(securityKinds)),
    ...spanEntries,
    ...pageEntries,
  }),
  answer: v.object({
    status: v.literal(1),
    entries: v.array(
      v.object({
        id: idSchema,
        date: v.string(),
        last_date: v.string(),
        kind: v.picklist(securityKinds),
        call: v.string(),
        ip: v.string(),
        player: v.nullable(v.object({ id: idSchema, username: v.string() })),
        name_hash: v.nullable(v.string()),
        count: v.number(),
      }),
    ),
    total: v.number(),
  }),
});
