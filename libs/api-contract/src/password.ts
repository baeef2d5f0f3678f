import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { emailSchema, passwordSchema } from './player.ts';
import { mailTokenSchema, requiredTextSchema, textSchema } from './wire.ts';

/** Subject and text of a mail (spec §7). They are anybody's words, so the operator ignores them and mails its own. */
const mailEntries = {
  title: v.optional(textSchema, ''),
  text: v.optional(v.pipe(v.string(), v.maxLength(2_000)), ''),
};

/**
 * Refusals: `wrong_old_password`; for the new one `password_not_allowed` and `password_too_weak` (`newPasswordFault`). Every other session of
 * the player ends, and its sockets.
 */
export const frontUpdatePlayerPassword = defineCall({
  path: 'front/update_player_password',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: v.object({ old_password: passwordSchema, password: passwordSchema }),
  answer: doneSchema,
});

/**
 * Mails a link with which a new password can be chosen once, within an hour. An address that was never confirmed is mailed an activation
 * link instead, and no link to the account's password. Refusal: `failed_reset_password` for a pair that does not
 * exist; an operator that conceals accounts answers 1, after the same time, whether or not it does.
 */
export const frontResetPlayerPassword = defineCall({
  path: 'front/reset_player_password',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ username: requiredTextSchema, email: emailSchema, ...mailEntries }),
  answer: doneSchema,
});

/**
 * Chooses the new password with the token of the mail. Every session of the player ends, and wrong passwords that were tried before no
 * longer keep the player out. Refusals: `invalid_token`, also for one
 * used before; for the password, which leaves the token good, `password_not_allowed` and `password_too_weak` (`newPasswordFault`).
 */
export const frontResetPasswordConfirm = defineCall({
  path: 'front/reset_password_confirm',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ token: mailTokenSchema, password: passwordSchema }),
  answer: doneSchema,
});

/**
 * Mails the usernames of the accounts that confirmed an address; where none did, every username that gave it, each with its own activation
 * link. Refusal: `failed_send_username`, unless the operator conceals accounts.
 */
export const frontSendPlayerUsername = defineCall({
  path: 'front/send_player_username',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ email: emailSchema, ...mailEntries }),
  answer: doneSchema,
});

/** Confirms the mail address with the token of the activation mail, once; afterwards the answer is `already_activated`. Refusal: `invalid_token`. */
export const frontActivatePlayer = defineCall({
  path: 'front/activate_player',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ token: mailTokenSchema }),
  // An older operator says no outcome.
  answer: v.object({ status: v.literal(1), outcome: v.optional(v.picklist(['activated', 'already_activated']), 'activated') }),
});

/** Mails a new activation link to the signed-in player; nothing is sent for an account that is activated (`outcome`). */
export const frontResendActivation = defineCall({
  path: 'front/resend_activation',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: emptySchema,
  // An older operator says no outcome.
  answer: v.object({ status: v.literal(1), outcome: v.optional(v.picklist(['sent', 'already_activated']), 'sent') }),
});
