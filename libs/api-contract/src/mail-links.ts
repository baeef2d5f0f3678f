/** Pages of the site that links in mails open, by purpose of the link: the last segment of the path. */
export const mailLinkPages = {
  activation: 'activate',
  email_change: 'confirm-email',
  email_undo: 'undo-email-change',
  password_reset: 'reset-password',
} as const;

/** Path of the tab where players change their password; mails link to it. */
export const passwordTabPath = 'user-management?tab=password';

export type MailLink = keyof typeof mailLinkPages;
