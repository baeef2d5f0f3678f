import type { CallDocumentation } from './call-documentation.ts';

/** The player's own account: profile, password, sign-ins, papers; and its recovery. */
export const accountsDocumentation = {
  frontGetPlayerProfile: { summary: "The player's profile, with the dial code of the phone number.", refusals: [] },
  frontUpdateProfile: {
    summary: 'Changes the given fields of the profile; a new mail address or name needs the password, and the address is to be confirmed.',
    refusals: ['field_required', 'email_validation', 'phone_number_validation', 'phone_number_length_check', 'password_required', 'wrong_password'],
  },
  frontUpdatePlayerPassword: {
    summary: 'Changes the password; every other session of the player ends.',
    refusals: ['wrong_old_password', 'password_validation', 'password_not_allowed', 'password_too_weak', 'field_required'],
  },
  frontResetPlayerPassword: {
    summary: 'Mails a link to choose a new password, or to activate an account that never was; an operator that conceals accounts always answers 1.',
    refusals: ['failed_reset_password', 'disable_site_access', 'field_required', 'email_validation'],
  },
  frontResetPasswordConfirm: {
    summary: 'Chooses a new password with the token of the mail, once; every session of the player ends.',
    refusals: ['invalid_token', 'password_validation', 'password_not_allowed', 'password_too_weak', 'field_required'],
  },
  frontSendPlayerUsername: {
    summary: 'Mails the usernames that go with a confirmed address; an operator that conceals accounts always answers 1.',
    refusals: ['failed_send_username', 'disable_site_access', 'field_required', 'email_validation'],
  },
  frontActivatePlayer: { summary: 'Confirms the mail address with the token of the activation mail.', refusals: ['invalid_token', 'field_required'] },
  frontConfirmEmailChange: {
    summary: 'Makes the pending mail address the one of the account, with the token mailed to it.',
    refusals: ['invalid_token', 'field_required'],
  },
  frontUndoEmailChange: {
    summary: 'Puts the old mail address back, ends all sessions and has a new password chosen, with the token mailed to the old address.',
    refusals: ['invalid_token', 'field_required'],
  },
  frontResendEmailChange: { summary: 'Mails the link to the pending mail address again.', refusals: [] },
  frontCancelEmailChange: { summary: 'Gives up a change of the mail address that is not confirmed yet.', refusals: [] },
  frontResendActivation: { summary: 'Mails another activation link, unless the account is activated.', refusals: [] },
  frontGetPlayerSessions: { summary: "The player's sign-ins that hold, the latest first.", refusals: [] },
  frontEndPlayerSession: { summary: 'Ends a sign-in of the player and cuts its sockets.', refusals: ['not_found'] },
  frontUploadDocument: {
    summary: 'Sends a paper that proves who the player is, a picture or a PDF; the verification becomes pending.',
    refusals: ['file_not_accepted', 'field_required', 'too_large'],
  },
  frontGetDocuments: { summary: 'The papers the player has sent, and how far the verification is.', refusals: [] },
  adminSetPlayerStatus: {
    summary: 'Blocks an account with a reason, which ends its sessions and sockets, or opens it again.',
    refusals: ['not_found', 'field_required'],
  },
} as const satisfies Record<string, CallDocumentation>;
