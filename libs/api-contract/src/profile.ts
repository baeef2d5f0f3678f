import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { currentPasswordSchema, emailSchema, profileEntries } from './player.ts';
import { givenIdSchema, idSchema, requiredTextSchema } from './wire.ts';

const profileSchema = v.object({
  ...profileEntries,
  notify_newletter: v.optional(v.boolean(), false),
  /** A new mail address that is not confirmed yet; until then `email` stays in effect. */
  pending_email: v.optional(v.string(), ''),
});

export type Profile = v.InferOutput<typeof profileSchema>;

export const frontGetPlayerProfile = defineCall({
  path: 'front/get_player_profile',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: emptySchema,
  answer: v.object({ status: v.literal(1), player: profileSchema }),
});

/**
 * The fields a player may change. A field that is left out stays; username, birthday, country and currency are not among them and are ignored.
 * A new mail address or name needs the password (`password_required`, `wrong_password`), so that a stolen token is not the whole account.
 * A new mail address takes effect once its link is opened (`front/confirm_email_change`); the old one is mailed a link that undoes the change.
 */
export const frontUpdateProfile = defineCall({
  path: 'front/update_profile',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({
    email: v.optional(emailSchema),
    /** The current password; only looked at where it is needed. */
    password: v.optional(currentPasswordSchema),
    phone_number: v.optional(phoneNumberSchema),
    first_name: v.optional(requiredTextSchema),
    last_name: v.optional(requiredTextSchema),
    city: v.optional(requiredTextSchema),
    address: v.optional(requiredTextSchema),
    postal_code: v.optional(requiredTextSchema),
    gender: v.optional(v.picklist(['male', 'female'])),
    /** Path prefix of a locale of the site. */
    language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'field_required'))),
    notify_newletter: v.optional(v.boolean()),
  }),
  answer: doneSchema,
});

/** The sign-ins of the player that still hold, the latest first. */
export const frontGetPlayerSessions = defineCall({
  path: 'front/get_player_sessions',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: emptySchema,
  answer: v.object({
    status: v.literal(1),
    sessions: v.array(
      v.object({
        id: idSchema,
        ip: v.string(),
        user_agent: v.optional(v.string(), ''),
        created_at: v.string(),
        expires_at: v.string(),
        /** The sign-in that asks. */
        is_current: v.optional(v.boolean(), false),
      }),
    ),
  }),
});

/** Ends one sign-in of the player; its sockets are cut. One of another player, or one that has ended, is 404. */
export const frontEndPlayerSession = defineCall({
  path: 'front/end_player_session',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ id: givenIdSchema }),
  answer: doneSchema,
});
