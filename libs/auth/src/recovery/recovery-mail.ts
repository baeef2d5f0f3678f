import type { Api } from '@playfront/api-client';

/** A recovery mail: a link to set a password, or the usernames of an address. */
export type RecoveryMail =
  { readonly kind: 'password'; readonly username: string; readonly email: string } | { readonly kind: 'username'; readonly email: string };

/** Requests a mail. The operator writes its subject and text (decision 55), in the player's language. */
export function requestRecoveryMail(api: Api, mail: RecoveryMail): Promise<unknown> {
  const noText = { title: '', text: '' };
  return mail.kind === 'password'
    ? api.frontResetPlayerPassword({ username: mail.username, email: mail.email, ...noText })
    : api.frontSendPlayerUsername({ email: mail.email, ...noText });
}
