import * as v from 'valibot';
import { defineCall } from './call.ts';
import { maxTextLength } from './field-lengths.ts';
import { givenIdSchema, idSchema, pageEntries, textSchema, timeSchema } from './wire.ts';

const spanEntries = { from: v.optional(timeSchema), to: v.optional(timeSchema) };
const changedSchema = v.nullable(v.record(v.string(), v.unknown()));

/** Maximum `total` of the audit log; a narrower filter finds entries beyond it. */
export const maxCountedEntries = 100_000;

/**
 * Actions in the back office, newest first: every call is logged, including reads, refusals and failures. `actor` is a username or an id, `target` the
 * id of the changed record or a player's username, `call` a path such as `admin/decide_withdrawal`; `to` is exclusive. Entries are never changed.
 * `total` is at most {@link maxCountedEntries}.
 */
export const adminGetAuditLog = defineCall({
  path: 'admin/get_audit_log',
  method: 'POST',
  auth: 'audit',
  isReadOnly: true,
  request: v.object({
    actor: v.optional(textSchema),
    target: v.optional(v.pipe(givenIdSchema, v.maxLength(maxTextLength))),
    call: v.optional(textSchema),
    /** Excludes reads. */
    only_changes: v.optional(v.boolean(), false),
    ...spanEntries,
    ...pageEntries,
  }),
  response: v.object({
    status: v.literal(1),
    entries: v.array(
      v.object({
        id: idSchema,
        date: v.string(),
        /** Null: an automatic action of the operator's software. */
        actor: v.nullable(v.object({ id: idSchema, username: v.string() })),
        ip: v.string(),
        call: v.string(),
        /** `done`, or the error key of the refusal. */
        outcome: v.string(),
        /** The changed record; `player` is the username of the player concerned, null if there is none. */
        target: v.nullable(v.object({ kind: v.string(), id: idSchema, player: v.optional(v.nullable(v.string()), null) })),
        reason: v.nullable(v.string()),
        /** The request, if the call was a read. */
        request: changedSchema,
        /** The fields that changed, without secrets; payout details are masked. */
        before: changedSchema,
        after: changedSchema,
      }),
    ),
    total: v.number(),
  }),
});

/** Kinds of entries in the security log. */
export const securityKinds = [
  'login_failed',
  'password_wrong',
  'code_wrong',
  'passkey_refused',
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
  'factor_added',
  'factor_removed',
  'account_closed',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/**
 * Security events, newest first: failed logins, wrong passwords and codes, refused passkeys, rate-limited and refused requests, logins of staff, closed
 * accounts, and changes of passwords, email addresses and sign-in factors. Equal events within a minute are one entry with a `count`. For an unknown
 * username only `name_hash` is stored, which is the same for the same name until the operator's software restarts. `player` is an id. Entries are
 * deleted after 90 days.
 */
export const adminGetSecurityLog = defineCall({
  path: 'admin/get_security_log',
  method: 'POST',
  auth: 'audit',
  isReadOnly: true,
  request: v.object({
    player: v.optional(v.pipe(givenIdSchema, v.maxLength(maxTextLength))),
    ip: v.optional(textSchema),
    kind: v.optional(v.picklist(securityKinds)),
    ...spanEntries,
    ...pageEntries,
  }),
  response: v.object({
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
