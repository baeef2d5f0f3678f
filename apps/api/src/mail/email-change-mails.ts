import type { Connection } from '../database/database.ts';
import { textsIn } from '../texts/texts.ts';
import { usernameInMail } from './mail-safe-text.ts';
import type { MailSender, Recipient } from './mail-sender.ts';

export type EmailChangeMails = {
  /** To the new address, which `player.email` is here. */
  confirmEmail(db: Connection, player: Recipient, token: string): Promise<void>;
  /** To the current address of the player, with a link that undoes the change. */
  emailChangeRequested(db: Connection, player: Recipient, newEmail: string, undoToken: string): Promise<void>;
  /** To the previous address of the player, with a link that restores it. */
  emailChanged(db: Connection, player: Recipient, newEmail: string, undoToken: string): Promise<void>;
  /** To an address that an undo has replaced; without a link, since it may be a thief's. */
  emailTakenBack(db: Connection, player: Recipient): Promise<void>;
  /** To the restored address of the player, with a link to choose a password. */
  emailRestored(db: Connection, player: Recipient, resetToken: string): Promise<void>;
};

/** Mails about changes of the mail address. */
export function emailChangeMails({ merchant, sendLink, sendNotice }: MailSender): EmailChangeMails {
  return {
    confirmEmail(db, player, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.confirm_email.subject'),
        text: text('api.mail.confirm_email.text', { username: usernameInMail(player.username), site: merchant }),
        link: text('api.mail.confirm_email.link'),
        page: 'email_change',
        token,
        closing: text('api.mail.not_asked'),
      });
    },

    emailChangeRequested(db, player, newEmail, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.email_change_requested.subject'),
        text: text('api.mail.email_change_requested.text', { username: player.username, email: newEmail }),
        link: text('api.mail.email_change_requested.link'),
        page: 'email_undo',
        token,
      });
    },

    emailChanged(db, player, newEmail, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.email_changed.subject'),
        text: text('api.mail.email_changed.text', { username: player.username, email: newEmail }),
        link: text('api.mail.email_changed.link'),
        page: 'email_undo',
        token,
      });
    },

    emailTakenBack(db, player) {
      const { text } = textsIn(player.language);
      return sendNotice(db, player, {
        subject: text('api.mail.email_taken_back.subject'),
        text: text('api.mail.email_taken_back.text', { username: player.username }),
      });
    },

    emailRestored(db, player, token) {
      const { text } = textsIn(player.language);
      return sendLink(db, player, {
        subject: text('api.mail.email_restored.subject'),
        text: text('api.mail.email_restored.text', { username: player.username }),
        link: text('api.mail.email_restored.link'),
        page: 'password_reset',
        token,
      });
    },
  };
}
