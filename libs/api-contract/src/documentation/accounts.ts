import type { CallDocumentation } from './call-documentation.ts';

/** The player's account: profile, password, sessions, documents; and its recovery. */
export const accountsDocumentation = {
  frontGetPlayerProfile: { summary: "The player's profile, with the dial code of the phone number.", refusals: [] },
  frontUpdateProfile: {
    summary: 'Changes the given fields of the profile; a new email address or name needs the password, and a new address must be confirmed.',
    refusals: [
      'field_required',
      'email_validation',
      'phone_number_validation',
      'phone_number_length_check',
      'password_required',
      'wrong_password',
      'identity_required',
    ],
  },
  frontUpdatePlayerPassword: {
    summary: 'Changes the password; every other session of the player ends.',
    refusals: ['wrong_old_password', 'password_validation', 'password_not_allowed', 'password_too_weak', 'field_required', 'identity_required'],
  },
  frontResetPlayerPassword: {
    summary:
      'Mails a link to choose a new password, or to activate an account that was never activated; an operator that conceals accounts always returns `status` 1.',
    refusals: ['failed_reset_password', 'disable_site_access', 'field_required', 'email_validation'],
  },
  frontGetResetLink: {
    summary: "State of a password reset token (valid, expired or used) and, while it is valid, the player's username.",
    refusals: ['invalid_token', 'field_required'],
  },
  frontResetPasswordConfirm: {
    summary: 'Sets a new password with the single-use token of the mail; every session of the player ends.',
    refusals: ['invalid_token', 'token_expired', 'token_used', 'password_validation', 'password_not_allowed', 'password_too_weak', 'field_required'],
  },
  frontSendPlayerUsername: {
    summary: 'Mails the usernames of a confirmed email address; an operator that conceals accounts always returns `status` 1.',
    refusals: ['failed_send_username', 'disable_site_access', 'field_required', 'email_validation'],
  },
  frontActivatePlayer: {
    summary: 'Confirms the email address with the token of the activation mail.',
    refusals: ['invalid_token', 'token_expired', 'token_used', 'field_required'],
  },
  frontGetEmailChangeLink: {
    summary: 'State of a token for a change of email address: valid, expired, used, or done.',
    refusals: ['invalid_token', 'field_required'],
  },
  frontConfirmEmailChange: {
    summary: 'Confirms a change of email address with the token mailed to the new address.',
    refusals: ['invalid_token', 'token_expired', 'token_used', 'field_required'],
  },
  frontUndoEmailChange: {
    summary: 'Restores the old email address with the token mailed to it, ends all sessions, and requires a new password.',
    refusals: ['invalid_token', 'token_expired', 'field_required'],
  },
  frontResendEmailChange: { summary: 'Sends the confirmation link to the pending email address again.', refusals: [] },
  frontCancelEmailChange: { summary: 'Cancels a change of email address that is not confirmed yet.', refusals: [] },
  frontResendActivation: { summary: 'Sends another activation link, unless the account is activated.', refusals: [] },
  frontGetPlayerSessions: { summary: "The player's active sessions, newest first.", refusals: [] },
  frontEndOtherSessions: { summary: 'Ends all sessions of the player except this one and closes their sockets.', refusals: [] },
  frontEndPlayerSession: { summary: 'Ends a session of the player and closes its sockets.', refusals: ['not_found'] },
  frontGetAccountClosure: {
    summary: 'Preview of closing the account, or of self-exclusion: what happens to its money, bonuses, bets and withdrawals.',
    refusals: [],
  },
  frontCloseAccount: {
    summary: 'Closes the account, pays out its real balance, and ends every session.',
    refusals: ['password_required', 'wrong_password', 'identity_required'],
  },
  frontGetMarketingConsents: { summary: "The player's consents to marketing, one per channel, and when each last changed.", refusals: [] },
  frontSetMarketingConsent: { summary: 'Gives or withdraws the consent to marketing through one channel.', refusals: [] },
  frontUploadDocument: {
    summary: 'Uploads a document of the player (an image or a PDF), or another page of a document in review.',
    refusals: [
      'file_not_accepted',
      'file_unreadable',
      'file_protected',
      'file_not_safe',
      'file_infected',
      'too_many_pages',
      'field_required',
      'too_large',
      'not_found',
    ],
  },
  frontGetDocuments: {
    summary: 'The documents the operator requires from the player, those uploaded, and the status of the verification.',
    refusals: [],
  },
  adminGetDocuments: {
    summary: 'Documents of all players, in review or decided: first those of players with a pending withdrawal, then oldest first.',
    refusals: [],
  },
  adminGetDocumentFile: { summary: 'A file of a document as base64.', refusals: ['not_found'] },
  adminDecideDocument: {
    summary: 'Accepts a document, or rejects it with a reason and a note for the player.',
    refusals: ['not_found', 'conflict', 'field_required'],
  },
  adminRequestDocument: { summary: 'Requests a document from a player; withdrawals wait until it is accepted.', refusals: ['not_found'] },
  adminSetPlayerStatus: {
    summary: 'Blocks an account and ends its sessions, unblocks it, or reopens one that its player closed; the player gets a mail.',
    refusals: ['not_found', 'field_required', 'conflict'],
  },
} as const satisfies Record<string, CallDocumentation>;
