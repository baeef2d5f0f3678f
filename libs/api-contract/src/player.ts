import * as v from 'valibot';
import { balanceEntries, balanceOf } from './balance.ts';
import { nullableTermsSchema, promotionTypeSchema } from './bonus.ts';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { isEmail, plainEmail } from './email-address.ts';
import { maxEmailLength, maxUsernameLength } from './field-lengths.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { promoCodeSchema } from './promo-code.ts';
import { currencySchema, givenIdSchema, idSchema, isInCalendar, isVisible, nameSchema, requiredTextSchema, textSchema } from './wire.ts';

/** Minimum characters of a password (spec §5). */
export const minimumPasswordLength = 3;
/** Limits the work of hashing, which clients could otherwise use to overload the server. */
const maximumPasswordLength = 200;

export const usernameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(maxUsernameLength, 'too_long'),
  // No control or bidirectional characters: a name is shown to support staff and in receipts.
  v.regex(/^[^\p{Cc}\p{Cf}]+$/u, 'field_required'),
);
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(1, 'field_required'),
  v.minLength(minimumPasswordLength, 'password_validation'),
  v.maxLength(maximumPasswordLength, 'password_validation'),
);
/** The current password, to confirm a change: it may be older than the current rules for new passwords. */
export const currentPasswordSchema = v.pipe(v.string(), v.maxLength(maximumPasswordLength, 'wrong_password'));
/** A code of the authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
export const codeSchema = v.pipe(v.string(), v.trim(), v.maxLength(40, 'wrong_code'));
/** An email address; parsed to the form in which it is stored ({@link plainEmail}). */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(maxEmailLength, 'email_validation'),
  v.check(isVisible, 'field_required'),
  v.check(isEmail, 'email_validation'),
  v.transform(plainEmail),
);
export const birthdaySchema = v.pipe(requiredTextSchema, v.isoDate('field_required'), v.check(isInCalendar, 'field_required'));

export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'field_required'));

/** Status of identity verification. `expired`: the player was verified and must be verified again. */
export const kycStatuses = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;

/** `scope` is a list, or an object whose truthy keys are the scopes (spec §6). */
const scopeSchema = v.pipe(
  v.union([v.array(v.string()), v.record(v.string(), v.unknown())]),
  v.transform((scope) => (Array.isArray(scope) ? scope : Object.keys(scope).filter((key) => scope[key]))),
);

/** The fields of an account that the player may see, without the balances. */
export const profileEntries = {
  id: idSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  country: v.string(),
  /** With dial code, as registered. */
  phone_number: v.string(),
  /** The dial code of `phone_number`, with the plus. */
  dial_code: v.optional(v.string(), ''),
  city: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  postal_code: v.optional(v.string(), ''),
  gender: v.optional(v.picklist(['male', 'female']), 'male'),
  birthday: v.optional(v.string(), ''),
  language: v.optional(v.string(), 'en'),
  currency: v.optional(currencySchema, 'EUR'),
  activated: v.optional(v.boolean(), true),
  kyc_status: v.optional(v.picklist(kycStatuses), 'none'),
};

export const playerSchema = v.pipe(
  v.object({
    ...profileEntries,
    scope: v.optional(scopeSchema, []),
    ...balanceEntries,
  }),
  v.transform((wire) => {
    const { total_balance, real_balance, bonus_balance, locked_balance, ...player } = wire;
    return { ...player, balance: balanceOf({ total_balance, real_balance, bonus_balance, locked_balance }, player.currency) };
  }),
);

/** The signed-in player, as used by the site. */
export type Player = v.InferOutput<typeof playerSchema>;

/**
 * A random UUID that the site stores in the browser, so that the player can be notified of a login from another device. It does not identify a person;
 * a login without one, or with text that is not a UUID, counts as a new device.
 */
export const deviceIdSchema = givenIdSchema;

/**
 * Logs a player in. `username` is the username, or a confirmed mail address that only one account has. Refusals: 401 `failed_login` for a wrong
 * name or password, 403 `disable_site_access` for a blocked account, with the reason in `block`, and `too_many_requests` with the time until the next
 * attempt. With the right password, an account with an authenticator app is refused with `code_required` if `code` is missing, and with `wrong_code`
 * if it is wrong or was used. Successful logins are rate-limited too, with a higher limit, and are queued. A player has at most 50 open sessions; a
 * new one ends the oldest.
 */
export const frontAuthLogin = defineCall({
  path: 'front/auth/login/',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({
    username: requiredTextSchema,
    password: passwordSchema,
    /** Of the authenticator app, or a recovery code. */
    code: v.optional(codeSchema),
    ip_address: v.optional(textSchema, ''),
    device_id: v.optional(deviceIdSchema),
  }),
  response: v.object({ accessToken: v.string(), refreshToken: v.optional(v.string(), '') }),
});

/** The signed-in player; the body is the player itself (spec §7). */
export const frontAuthPlayer = defineCall({
  path: 'front/auth/player',
  method: 'GET',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: playerSchema,
});

/** Ends the server session; the site does not wait for it (spec §4). */
export const frontLogout = defineCall({
  path: 'front/logout',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: doneSchema,
});

/**
 * Opens an account with the registration form of spec §3, without confirmPassword; refusals name the field in `fields`. `username_duplicated`:
 * also for a name that looks like an existing one; `username_not_allowed`: the name is an address, mixes alphabets, contains symbols
 * (`newUsernameFault`) or imitates the operator; `password_not_allowed`, `password_too_weak`: `newPasswordFault` under the operator's policy.
 */
export const frontRegisterPlayer = defineCall({
  path: 'front/register_player',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({
    username: usernameSchema,
    password: passwordSchema,
    email: emailSchema,
    phone_number: phoneNumberSchema,
    city: nameSchema,
    country: countrySchema,
    promo_code: v.optional(promoCodeSchema, ''),
    gender: v.optional(v.picklist(['male', 'female']), 'male'),
    birthday: birthdaySchema,
    first_name: nameSchema,
    last_name: nameSchema,
    address: nameSchema,
    postal_code: nameSchema,
    interface_local: v.optional(textSchema, 'en'),
    notify_newletter: v.optional(v.boolean(), false),
    tracking_code: v.optional(textSchema, ''),
    ip_address: v.optional(textSchema, ''),
  }),
  response: v.object({ status: v.literal(1), player: v.object({ id: idSchema, username: v.string() }) }),
});

/** Whether a new player may use a username. Refusals as for `front/register_player`: `username_duplicated`, `username_not_allowed`. */
export const frontValidatePlayerName = defineCall({
  path: 'front/validate_player_name',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ username: requiredTextSchema }),
  response: doneSchema,
});

/**
 * Whether a promo code can be used at registration or with a deposit, and its promotion. `terms` are those for the signed-in player or for the `country`
 * of a registration, otherwise in the currency of the locale; null if it is not offered to players there. Refusal: `invalid_promo_code`.
 */
export const frontValidatePromoCode = defineCall({
  path: 'front/validate_promo_code',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({
    promo_code: v.pipe(promoCodeSchema, v.minLength(1, 'field_required')),
    locale: v.optional(textSchema, 'en'),
    country: v.optional(countrySchema),
  }),
  response: v.object({
    status: v.literal(1),
    promotion: v.object({ id: idSchema, title: v.string(), type: promotionTypeSchema, terms: nullableTermsSchema }),
  }),
});

/** The player's balances, with the `version` of {@link updateBalanceEventSchema}. Another player's id is 403 `forbidden`. */
export const frontGetPlayerBalance = defineCall({
  path: 'front/get_player_balance',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: v.object({
    status: v.literal(1),
    player: v.pipe(
      v.object({ id: idSchema, currency: v.optional(currencySchema, 'EUR'), version: v.optional(v.number(), 0), ...balanceEntries }),
      v.transform(({ id, currency, version, ...wire }) => ({ id, version, balance: balanceOf(wire, currency) })),
    ),
  }),
});
