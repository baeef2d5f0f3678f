import * as v from 'valibot';
import { defineCall, doneSchema, emptySchema } from './call.ts';
import { mailTokenSchema } from './wire.ts';

/**
 * Makes the pending mail address the address of the account, with the token that was mailed to it. Whoever opens the link twice is told
 * `already_confirmed`. An address that could still undo an earlier change takes the account back: all newer tokens are void, all sessions but
 * the caller's own end, the address it displaces, which may be a thief's, is told so without a link, and pending withdrawals come back; where
 * the player's country does not allow that, they are held for the approver instead. Refusal: `invalid_token`, also after
 * the change was cancelled.
 */
export const frontConfirmEmailChange = defineCall({
  path: 'front/confirm_email_change',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ token: mailTokenSchema }),
  answer: v.object({ status: v.literal(1), outcome: v.picklist(['confirmed', 'already_confirmed']) }),
});

/**
 * Puts the old mail address back, with a token that was mailed to it; it holds for 72 hours after the change was asked for, and again
 * after it took effect. All sessions end, all newer tokens are void and the password is no longer good: `reset_token` chooses a new one
 * (`front/reset_password_confirm`), and so does a mail to the restored address. A second time is told `already_undone`, without a token.
 * Refusal: `invalid_token`.
 */
export const frontUndoEmailChange = defineCall({
  path: 'front/undo_email_change',
  method: 'POST',
  auth: 'none',
  repeats: false,
  request: v.object({ token: mailTokenSchema }),
  answer: v.object({
    status: v.literal(1),
    outcome: v.picklist(['undone', 'already_undone']),
    reset_token: v.optional(v.string(), ''),
  }),
});

/** Mails the link to the pending address again; nothing is sent when there is none. */
export const frontResendEmailChange = defineCall({
  path: 'front/resend_email_change',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: emptySchema,
  answer: doneSchema,
});

/** Gives up a change of the mail address that is not confirmed yet; its link is void. */
export const frontCancelEmailChange = defineCall({
  path: 'front/cancel_email_change',
  method: 'POST',
  auth: 'player',
  repeats: false,
  request: emptySchema,
  answer: doneSchema,
});
