import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { emailSchema, passwordSchema } from './player.ts';
import { mailTokenSchema, requiredTextSchema, textSchema } from './wire.ts';

/** Subject and text of a mail (spec §7). Any client could send them, so the operator ignores them and uses its own texts. */
const mailEntries = {
  title: v.optional(textSchema, ''),
  text: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
};

/**
 * Changes the password; all other sessions of the player end and their sockets are closed. Refusals: `identity_required` for a player with
 * sign-in factors; `wrong_old_password`; for the new password `password_not_allowed` and `password_too_weak` (`newPasswordFault`).
 */
export const frontUpdatePlayerPassword = defineCall({
  path: 'front/update_player_password',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ old_password: passwordSchema, password: passwordSchema }),
  response: doneSchema,
});

/**
 * Mails a single-use link to choose a new password, valid for an hour. An address that was never confirmed receives an activation link
 * instead. Refusal: `failed_reset_password` if no account has this username and address; an operator that conceals accounts responds with
 * status 1 in both cases, after the same time.
 */
export const frontResetPlayerPassword = defineCall({
  path: 'front/reset_player_password',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ username: requiredTextSchema, email: emailSchema, ...mailEntries }),
  response: doneSchema,
});

/**
 * The state of the token of a reset mail; the call changes nothing. `username` is only returned while the token is valid. A token that was
 * never issued, or for another purpose, is refused with `invalid_token`.
 */
export const frontGetResetLink = defineCall({
  path: 'front/get_reset_link',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ token: mailTokenSchema }),
  response: v.object({
    status: v.literal(1),
    state: v.picklist(['valid', 'expired', 'used']),
    username: v.optional(v.string(), ''),
    sent_at: v.string(),
    expires_at: v.string(),
  }),
});

/**
 * Sets a new password with the token of the mail. All sessions of the player end, and earlier failed logins no longer delay the player.
 * `username`: the player to log in with the new password. Refusals: `token_expired`; `token_used`, also if the password has been changed
 * in another way since; `invalid_token` for any other; for the password `password_not_allowed` and `password_too_weak` (`newPasswordFault`), which
 * leave the token valid.
 */
export const frontResetPasswordConfirm = defineCall({
  path: 'front/reset_password_confirm',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ token: mailTokenSchema, password: passwordSchema }),
  // Older operators do not send the username.
  response: v.object({ status: v.literal(1), username: v.optional(v.string(), '') }),
});

/**
 * Mails the usernames of the accounts that confirmed this address; if none did, the usernames of all accounts registered with it, each with
 * its activation link. Refusal: `failed_send_username`, unless the operator conceals accounts.
 */
export const frontSendPlayerUsername = defineCall({
  path: 'front/send_player_username',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ email: emailSchema, ...mailEntries }),
  response: doneSchema,
});

/**
 * Confirms the email address with the token of the activation mail; a repeated call returns `already_activated`. Refusals: `token_expired`;
 * `token_used` if the account is not active; `invalid_token` for any other.
 */
export const frontActivatePlayer = defineCall({
  path: 'front/activate_player',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ token: mailTokenSchema }),
  // Older operators send neither outcome nor username.
  response: v.object({
    status: v.literal(1),
    outcome: v.optional(v.picklist(['activated', 'already_activated']), 'activated'),
    username: v.optional(v.string(), ''),
  }),
});

/**
 * Mails a new activation link to the signed-in player; nothing is sent if the account is already activated (`outcome`). `wait_seconds`: time until
 * the next one can be requested; earlier requests are refused with `too_many_requests` and `Retry-After`.
 */
export const frontResendActivation = defineCall({
  path: 'front/resend_activation',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  // Older operators send no outcome.
  response: v.object({
    status: v.literal(1),
    outcome: v.optional(v.picklist(['sent', 'already_activated']), 'sent'),
    wait_seconds: v.optional(v.number(), 0),
  }),
});
