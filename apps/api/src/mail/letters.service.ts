import type { Connection } from '../database/database.ts';
import { composeMail } from './compose.ts';
import { nameInMail, paragraphsOf } from './mail.text.ts';
import { mailWordsOf } from './mail.words.ts';
import type { Outbox } from './outbox.service.ts';
import { siteLink } from './site-links.ts';

/** Who is written to. */
export type Addressee = { readonly username: string; readonly first_name: string; readonly email: string; readonly language: string };
/** Subject and text that came from the browser (spec §7); empty ones are replaced by the operator's words. */
export type BrowserWords = { readonly title: string; readonly text: string };

/** The mails the operator sends. Each goes out if the caller's transaction commits. */
export type Letters = {
  activation(db: Connection, player: Addressee, token: string): Promise<void>;
  passwordReset(db: Connection, player: Addressee, token: string, words: BrowserWords): Promise<void>;
  usernames(db: Connection, email: string, players: readonly Addressee[], words: BrowserWords): Promise<void>;
  passwordChanged(db: Connection, player: Addressee): Promise<void>;
  /** To the address that was the player's until now. */
  emailChanged(db: Connection, player: Addressee, newEmail: string): Promise<void>;
};

type Dependencies = { outbox: Outbox; publicUrl: string; merchant: string };

export function createLetters({ outbox, publicUrl, merchant }: Dependencies): Letters {
  return {
    async activation(db, player, token) {
      const words = mailWordsOf(player.language);
      const { subject, text, link = subject } = words.activation;
      await outbox.post(
        db,
        composeMail({
          to: player.email,
          subject: `${merchant}: ${subject}`,
          languageTag: words.languageTag,
          paragraphs: [words.greeting(nameInMail(player.first_name)), text({ site: merchant })],
          link: { href: siteLink(publicUrl, player.language, 'activation', token), label: link },
          closing: [words.notAsked, merchant],
        }),
      );
    },

    async passwordReset(db, player, token, given) {
      const words = mailWordsOf(player.language);
      const { subject, text, link = subject } = words.reset;
      await outbox.post(
        db,
        composeMail({
          to: player.email,
          subject: given.title.trim() || `${merchant}: ${subject}`,
          languageTag: words.languageTag,
          paragraphs: [words.greeting(nameInMail(player.first_name)), ...paragraphsOf(given.text), text({ username: player.username })],
          link: { href: siteLink(publicUrl, player.language, 'password_reset', token), label: link },
          closing: [words.notAsked, merchant],
        }),
      );
    },

    async usernames(db, email, players, given) {
      const words = mailWordsOf(players[0]?.language ?? 'en');
      await outbox.post(
        db,
        composeMail({
          to: email,
          subject: given.title.trim() || `${merchant}: ${words.usernames.subject}`,
          languageTag: words.languageTag,
          paragraphs: [...paragraphsOf(given.text), words.usernames.list, players.map(({ username }) => username).join('\n')],
          closing: [words.notAsked, merchant],
        }),
      );
    },

    async passwordChanged(db, player) {
      const words = mailWordsOf(player.language);
      const { subject, text } = words.passwordChanged;
      await outbox.post(db, notice(player, `${merchant}: ${subject}`, text(player)));
    },

    async emailChanged(db, player, newEmail) {
      const words = mailWordsOf(player.language);
      const { subject, text } = words.emailChanged;
      await outbox.post(db, notice(player, `${merchant}: ${subject}`, text({ username: player.username, email: newEmail })));
    },
  };

  function notice(player: Addressee, subject: string, text: string) {
    const words = mailWordsOf(player.language);
    return composeMail({
      to: player.email,
      subject,
      languageTag: words.languageTag,
      paragraphs: [words.greeting(nameInMail(player.first_name)), text],
      closing: [merchant],
    });
  }
}
