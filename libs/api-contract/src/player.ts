import * as v from 'valibot';
import { balanceEntries, balanceOf } from './balance.ts';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { phoneNumberSchema } from './phone-number.ts';
import { currencySchema, givenIdSchema, idSchema, isInCalendar, requiredTextSchema, textSchema } from './wire.ts';

/** Characters of a password at least (spec §5). */
export const minimumPasswordLength = 3;
/** Longer passwords would only make hashing a way to keep the server busy. */
const maximumPasswordLength = 200;

/** Characters of a username at most: it stands in the header and in receipts. */
const maximumUsernameLength = 40;

export const usernameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(maximumUsernameLength, 'too_long'),
  // No control or bidirectional characters: a name is shown to support staff and in receipts.
  v.regex(/^[^\p{Cc}\p{Cf}]+$/u, 'field_required'),
);
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(1, 'field_required'),
  v.minLength(minimumPasswordLength, 'password_validation'),
  v.maxLength(maximumPasswordLength, 'password_validation'),
);
/** A password that is in use already, to confirm a change: rules for new ones may have become stricter since. */
export const currentPasswordSchema = v.pipe(v.string(), v.maxLength(maximumPasswordLength, 'wrong_password'));
export const emailSchema = v.pipe(requiredTextSchema, v.email('email_validation'));
export const birthdaySchema = v.pipe(requiredTextSchema, v.isoDate('field_required'), v.check(isInCalendar, 'field_required'));

export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'field_required'));

/** How far the operator has come in verifying who the player is. `expired`: it held once and must be done again. */
export const kycStatuses = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;

/** `scope` comes as a list, or as an object whose truthy keys are the scopes (spec §6). */
const scopeSchema = v.pipe(
  v.union([v.array(v.string()), v.record(v.string(), v.unknown())]),
  v.transform((scope) => (Array.isArray(scope) ? scope : Object.keys(scope).filter((key) => scope[key]))),
);

/** What a player may see of their own account, without the money. */
export const profileEntries = {
  id: idSchema,
  username: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  country: v.string(),
  /** With its dial code, as it was registered. */
  phone_number: v.string(),
  /** The part of the number that is the country's, with its plus. */
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

/** A signed-in player as the site knows it. */
export type Player = v.InferOutput<typeof playerSchema>;

/**
 * Wrong pair: HTTP 401 `failed_login`. Blocked account: 403 `disable_site_access`. Right logins count too, generously, and wait for their turn:
 * `too_many_requests` says when to try again. A player has 50 open sessions at most; a new one ends the oldest.
 */
export const frontAuthLogin = defineCall({
  path: 'front/auth/login/',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ username: requiredTextSchema, password: passwordSchema, ip_address: v.optional(textSchema, '') }),
  answer: v.object({ accessToken: v.string(), refreshToken: v.optional(v.string(), '') }),
});

/** The whole body is the user (spec §7). */
export const frontAuthPlayer = defineCall({
  path: 'front/auth/player',
  method: 'GET',
  auth: 'player',
  repeats: true,
  request: emptySchema,
  answer: playerSchema,
});

/** Ends the server session; the site does not wait for it (spec §4). */
export const frontLogout = defineCall({
  path: 'front/logout',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: emptySchema,
  answer: doneSchema,
});

/**
 * The registration form of spec §3 without confirmPassword; refusals name their field in `fields`. `username_duplicated` is also a name that
 * looks like a player's; `username_not_allowed` one that is an address, mixes alphabets, has symbols (`newUsernameFault`) or poses as the operator; `password_not_allowed`
 * and `password_too_weak` are the verdict of `newPasswordFault` under the operator's policy.
 */
export const frontRegisterPlayer = defineCall({
  path: 'front/register_player',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({
    username: usernameSchema,
    password: passwordSchema,
    email: emailSchema,
    phone_number: phoneNumberSchema,
    city: requiredTextSchema,
    country: countrySchema,
    promo_code: v.optional(textSchema, ''),
    gender: v.optional(v.picklist(['male', 'female']), 'male'),
    birthday: birthdaySchema,
    first_name: requiredTextSchema,
    last_name: requiredTextSchema,
    address: requiredTextSchema,
    postal_code: requiredTextSchema,
    interface_local: v.optional(textSchema, 'en'),
    notify_newletter: v.optional(v.boolean(), false),
    tracking_code: v.optional(textSchema, ''),
    ip_address: v.optional(textSchema, ''),
  }),
  answer: v.object({ status: v.literal(1), player: v.object({ id: idSchema, username: v.string() }) }),
});

/** Refuses as `front/register_player` would: `username_duplicated`, `username_not_allowed`. */
export const frontValidatePlayerName = defineCall({
  path: 'front/validate_player_name',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ username: requiredTextSchema }),
  answer: doneSchema,
});

export const frontValidatePromoCode = defineCall({
  path: 'front/validate_promo_code',
  method: 'POST',
  auth: 'none',
  repeats: true,
  request: v.object({ promo_code: requiredTextSchema }),
  answer: v.object({ status: v.literal(1), promotion: v.object({ id: idSchema, title: v.string() }) }),
});

/** Another player's id is 403 `forbidden`. */
export const frontGetPlayerBalance = defineCall({
  path: 'front/get_player_balance',
  method: 'POST',
  auth: 'player',
  repeats: true,
  request: v.object({ id: givenIdSchema }),
  answer: v.object({
    status: v.literal(1),
    player: v.pipe(
      v.object({ id: idSchema, currency: v.optional(currencySchema, 'EUR'), version: v.optional(v.number(), 0), ...balanceEntries }),
      v.transform(({ id, currency, version, ...wire }) => ({ id, version, balance: balanceOf(wire, currency) })),
    ),
  }),
});
