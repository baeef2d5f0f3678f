import { accountMails, type AccountMails } from './account-mails.ts';
import { emailChangeMails, type EmailChangeMails } from './email-change-mails.ts';
import { exclusionMails, type ExclusionMails } from './exclusion-mails.ts';
import { loginMails, type LoginMails } from './login-mails.ts';
import { createMailSender, type MailDependencies } from './mail-sender.ts';

/** The mails that the operator sends to players, with fixed texts. Each is sent if the caller's transaction commits. */
export type PlayerMails = AccountMails & LoginMails & EmailChangeMails & ExclusionMails;

export function createPlayerMails(dependencies: MailDependencies): PlayerMails {
  const sender = createMailSender(dependencies);
  return { ...accountMails(sender), ...loginMails(sender), ...emailChangeMails(sender), ...exclusionMails(sender) };
}
