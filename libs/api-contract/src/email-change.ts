import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { mailTokenSchema } from './wire.ts';

/**
 * Confirms the pending email address with the token that was mailed to it; it becomes the address of the account. Confirming again returns
 * `already_confirmed`. If this address could still undo an earlier change, confirming it recovers the account: all newer tokens become invalid,
 * all sessions except the caller's end, the replaced address (possibly a thief's) is notified without a link, and pending withdrawals are
 * cancelled; if the player's country does not allow that, they are held for the approver instead. Refusals: `token_expired`; `token_used`, also
 * after the change was cancelled or a newer link was mailed; `invalid_token` for any other.
 */
export const frontConfirmEmailChange = defineCall({
  path: 'front/confirm_email_change',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ token: mailTokenSchema }),
  response: v.object({ status: v.literal(1), outcome: v.picklist(['confirmed', 'already_confirmed']) }),
});

/**
 * Restores the old email address with a token that was mailed to it; it is valid for 72 hours after the change was requested, and again for
 * 72 hours after it took effect. All sessions end, all newer tokens and the password become invalid: a new password is set with `reset_token`
 * (`front/reset_password_confirm`) or with the link mailed to the restored address. A second call returns `already_undone` without a token.
 * Refusals: `token_expired`, and `invalid_token` for any other.
 */
export const frontUndoEmailChange = defineCall({
  path: 'front/undo_email_change',
  method: 'POST',
  auth: 'none',
  isReadOnly: false,
  request: v.object({ token: mailTokenSchema }),
  response: v.object({
    status: v.literal(1),
    outcome: v.picklist(['undone', 'already_undone']),
    reset_token: v.optional(v.string(), ''),
  }),
});

/**
 * The state of the token of a mail about a change of the email address; the call changes nothing. `done`: the address was confirmed, or the change
 * undone. `used`: the change was cancelled, or a newer link was mailed. A token that was never issued, or for another purpose, is refused with
 * `invalid_token`.
 */
export const frontGetEmailChangeLink = defineCall({
  path: 'front/get_email_change_link',
  method: 'POST',
  auth: 'none',
  isReadOnly: true,
  request: v.object({ token: mailTokenSchema, purpose: v.picklist(['confirm', 'undo']) }),
  response: v.object({ status: v.literal(1), state: v.picklist(['valid', 'expired', 'used', 'done']) }),
});

/** Mails the link to the pending address again; without a pending address nothing is sent. */
export const frontResendEmailChange = defineCall({
  path: 'front/resend_email_change',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: doneSchema,
});

/** Cancels a change of the email address that is not confirmed yet; its link becomes invalid. */
export const frontCancelEmailChange = defineCall({
  path: 'front/cancel_email_change',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: emptySchema,
  response: doneSchema,
});
