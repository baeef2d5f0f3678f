import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { currentPasswordSchema, emailSchema, profileEntries } from './player.ts';
import { givenIdSchema, idSchema, nameSchema } from './wire.ts';

const profileSchema = v.object({
  ...profileEntries,
  notify_newletter: v.optional(v.boolean(), false),
  /** A new email address that is not confirmed yet; until it is, `email` remains valid. */
  pending_email: v.optional(v.string(), ''),
  /** When the password was last set, at registration or later. */
  password_changed_at: v.optional(v.string(), ''),
});

export type Profile = v.InferOutput<typeof profileSchema>;

/** The profile of the signed-in player. */
export const frontGetPlayerProfile = defineCall({
  path: 'front/get_player_profile',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({ status: v.literal(1), player: profileSchema }),
});

/**
 * Changes the given fields of the profile. Username, birthday, country and currency cannot be changed and are ignored.
 * A new email address or name needs the password (`password_required`, `wrong_password`), or a confirmed identity if the player has sign-in factors
 * (`identity_required`), so that a stolen token does not give full control of the account. A new email address takes effect when its link is opened
 * (`front/confirm_email_change`); the old address receives a link to undo the change.
 */
export const frontUpdateProfile = defineCall({
  path: 'front/update_profile',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({
    email: v.optional(emailSchema),
    /** The current password; only checked if the change needs it. */
    password: v.optional(currentPasswordSchema),
    phone_number: v.optional(phoneNumberSchema),
    first_name: v.optional(nameSchema),
    last_name: v.optional(nameSchema),
    city: v.optional(nameSchema),
    address: v.optional(nameSchema),
    postal_code: v.optional(nameSchema),
    gender: v.optional(v.picklist(['male', 'female'])),
    /** Path prefix of a locale of the site. */
    language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'field_required'))),
    notify_newletter: v.optional(v.boolean()),
  }),
  response: doneSchema,
});

const deviceKinds = ['desktop', 'phone', 'tablet'] as const;
/** Decides the icon of a device. */
export type DeviceKind = (typeof deviceKinds)[number];

/**
 * The open sessions of the player, latest first. `browser`, `system` and `device` come from the User-Agent header of the login and are empty if it does
 * not state them; `country` (ISO 3166) comes from the IP address of the login.
 */
export const frontGetPlayerSessions = defineCall({
  path: 'front/get_player_sessions',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({
    status: v.literal(1),
    sessions: v.array(
      v.object({
        id: idSchema,
        ip: v.string(),
        user_agent: v.optional(v.string(), ''),
        browser: v.optional(v.string(), ''),
        system: v.optional(v.string(), ''),
        device: v.optional(v.fallback(v.picklist(deviceKinds), 'desktop'), 'desktop'),
        country: v.optional(v.string(), ''),
        created_at: v.string(),
        /** Updated every five minutes at most. */
        last_seen_at: v.optional(v.string(), ''),
        /** Seen within the last ten minutes. */
        is_active: v.optional(v.boolean(), false),
        /** The first login from this device. */
        is_new_device: v.optional(v.boolean(), false),
        expires_at: v.string(),
        /** The session of this request. */
        is_current: v.optional(v.boolean(), false),
      }),
    ),
  }),
});

/** An open session of the player. */
export type OpenSession = v.InferOutput<typeof frontGetPlayerSessions.response>['sessions'][number];

/** Ends all sessions of the player except the one of this call; their sockets are closed. */
export const frontEndOtherSessions = defineCall({
  path: 'front/end_other_sessions',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: doneSchema,
});

/** Ends a session of the player and closes its sockets. A session of another player, or one that has ended, is 404. */
export const frontEndPlayerSession = defineCall({
  path: 'front/end_player_session',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ id: givenIdSchema }),
  response: doneSchema,
});
