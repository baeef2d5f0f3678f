import type { FactorKind } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { textsIn } from '../texts/texts.ts';
import { nameInMail, usernameInMail } from './mail-safe-text.ts';
import type { MailSender, Recipient } from './mail-sender.ts';
import { siteLink } from './site-links.ts';

export type AccountMails = {
  activation(db: Connection, player: Recipient, token: string): Promise<void>;
  /** To one address, with a link for each of its accounts. */
  activations(db: Connection, invitations: readonly Invitation[]): Promise<void>;
  passwordReset(db: Connection, player: Recipient, token: string): Promise<void>;
  usernames(db: Connection, email: string, players: readonly Recipient[]): Promise<void>;
  passwordChanged(db: Connection, player: Recipient): Promise<void>;
  /** Reports that a sign-in factor was added or removed; `name` is that of a passkey. */
  factorChanged(db: Connection, player: Recipient, change: FactorNotice): Promise<void>;
  recoveryCodesRenewed(db: Connection, player: Recipient): Promise<void>;
  /** Reports that the operator has blocked, unblocked or reopened the account, with the consequences and the address of support. */
  statusChanged(db: Connection, player: Recipient, notice: StatusNotice): Promise<void>;
};

/** What the operator did to an account. */
export type StatusChange = 'blocked' | 'unblocked' | 'reopened';
type StatusNotice = { readonly change: StatusChange; readonly supportEmail: string };
const textsOfStatusChange = {
  blocked: { subject: 'api.mail.blocked.subject', text: 'api.mail.blocked.text' },
  unblocked: { subject: 'api.mail.unblocked.subject', text: 'api.mail.unblocked.text' },
  reopened: { subject: 'api.mail.reopened.subject', text: 'api.mail.reopened.text' },
} as const;

type Invitation = { readonly player: Recipient; readonly token: string };
type FactorNotice = { readonly change: 'added' | 'removed'; readonly factor: FactorKind; readonly name: string };
const textsOfFactorChange = {
  added: { subject: 'api.mail.factor_added.subject', text: 'api.mail.factor_added.text' },
  removed: { subject: 'api.mail.factor_removed.subject', text: 'api.mail.factor_removed.text' },
} as const;

/** Mails about the account and its password. */
export function accountMails({ outbox, publicUrl, merchant, sendLink, sendNotice }: MailSender): AccountMails {
  return {
    activation(db, player, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.activation.subject'),
        text: text('api.mail.activation.text', { username: usernameInMail(player.username), site: merchant }),
        link: text('api.mail.activation.link'),
        page: 'activation',
        token,
        closing: text('api.mail.not_yours'),
      });
    },

    async activations(db, invitations) {
      const [first] = invitations;
      if (!first) return;
      const { language, email } = first.player;
      const { languageTag, text } = textsIn(language);
      await outbox.post(db, {
        to: email,
        subject: `${merchant}: ${text('api.mail.activations.subject')}`,
        languageTag,
        paragraphs: [text('api.mail.activations.text', { site: merchant })],
        links: invitations.map(({ player, token }) => ({
          href: siteLink(publicUrl, language, 'activation', token),
          label: usernameInMail(player.username),
        })),
        closing: [text('api.mail.not_yours'), merchant],
      });
    },

    passwordReset(db, player, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.reset.subject'),
        text: text('api.mail.reset.text', { username: player.username }),
        link: text('api.mail.reset.link'),
        page: 'password_reset',
        token,
        closing: text('api.mail.not_asked'),
      });
    },

    async usernames(db, email, players) {
      const { languageTag, text } = textsIn(players[0]?.language ?? 'en');
      await outbox.post(db, {
        to: email,
        subject: `${merchant}: ${text('api.mail.usernames.subject')}`,
        languageTag,
        paragraphs: [text('api.mail.usernames.text'), players.map(({ username }) => username).join('\n')],
        closing: [text('api.mail.not_asked'), merchant],
      });
    },

    passwordChanged(db, player) {
      const { text } = textsIn(player.language);
      return sendNotice(db, player, {
        subject: text('api.mail.password_changed.subject'),
        text: text('api.mail.password_changed.text', { username: player.username }),
      });
    },

    factorChanged(db, player, { change, factor, name }) {
      const { text } = textsIn(player.language);
      const shown = nameInMail(name);
      const kind = factor === 'passkey' && shown ? 'named_passkey' : factor;
      return sendNotice(db, player, {
        subject: text(textsOfFactorChange[change].subject),
        text: text(textsOfFactorChange[change].text, { username: player.username, factor: kind, name: shown }),
      });
    },

    recoveryCodesRenewed(db, player) {
      const { text } = textsIn(player.language);
      return sendNotice(db, player, {
        subject: text('api.mail.recovery_codes.subject'),
        text: text('api.mail.recovery_codes.text', { username: player.username }),
      });
    },

    statusChanged(db, player, { change, supportEmail }) {
      const { text } = textsIn(player.language);
      return sendNotice(db, player, {
        subject: text(textsOfStatusChange[change].subject),
        text: text(textsOfStatusChange[change].text, { username: player.username, support_email: supportEmail }),
      });
    },
  };
}
