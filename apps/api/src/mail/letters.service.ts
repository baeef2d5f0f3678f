import type { Connection } from '../database/database.ts';
import { formatMoney } from '@playfront/money';
import type { ExclusionMoney } from '../payments/exclusion-payouts.service.ts';
import { composeMail } from './compose.ts';
import { nameInMail, usernameInMail } from './mail.text.ts';
import { mailWordsOf } from './mail.words.ts';
import { exclusionMailWordsOf } from './exclusion-mail.words.ts';
import type { Outbox } from './outbox.service.ts';
import { siteLink, type SitePage } from './site-links.ts';

/** Who is written to. */
export type Addressee = { readonly username: string; readonly first_name: string; readonly email: string; readonly language: string };

/** The mails the operator sends, in its own words only. Each goes out if the caller's transaction commits. */
export type Letters = {
  activation(db: Connection, player: Addressee, token: string): Promise<void>;
  /** To one address, with the link of each of its accounts. */
  activations(db: Connection, invitations: readonly Invitation[]): Promise<void>;
  passwordReset(db: Connection, player: Addressee, token: string): Promise<void>;
  usernames(db: Connection, email: string, players: readonly Addressee[]): Promise<void>;
  passwordChanged(db: Connection, player: Addressee): Promise<void>;
  /** To the new address, which `player` has here. */
  confirmEmail(db: Connection, player: Addressee, token: string): Promise<void>;
  /** To the address that is still the player's, with a link that undoes the change. */
  emailChangeRequested(db: Connection, player: Addressee, newEmail: string, undoToken: string): Promise<void>;
  /** To the address that was the player's until now, with a link that puts it back. */
  emailChanged(db: Connection, player: Addressee, newEmail: string, undoToken: string): Promise<void>;
  /** To the address that was the player's until another took it back; without a link, for it may be a thief's. */
  emailTakenBack(db: Connection, player: Addressee): Promise<void>;
  /** To the address that is the player's again, with a link to choose a password. */
  emailRestored(db: Connection, player: Addressee, resetToken: string): Promise<void>;
  /** That the account is closed until a day or for good, and what happens to the money. */
  selfExcluded(db: Connection, player: Addressee, exclusion: ExclusionNews): Promise<void>;
};

type Invitation = { readonly player: Addressee; readonly token: string };
type ExclusionNews = { readonly until: Date | null; readonly money: ExclusionMoney; readonly supportEmail: string };

type Dependencies = { outbox: Outbox; publicUrl: string; merchant: string };
type LinkedLetter = { text: string; subject: string; link?: string | undefined };

export function createLetters({ outbox, publicUrl, merchant }: Dependencies): Letters {
  /** A mail with one link; it ends with what to do for a reader who did not ask for it, if anything. */
  function postLink(
    db: Connection,
    player: Addressee,
    { subject, text, link = subject }: LinkedLetter,
    { page, token, closing = mailWordsOf(player.language).notAsked }: { page: SitePage; token: string; closing?: string },
  ): Promise<void> {
    const words = mailWordsOf(player.language);
    return outbox.post(
      db,
      composeMail({
        to: player.email,
        subject: `${merchant}: ${subject}`,
        languageTag: words.languageTag,
        paragraphs: [words.greeting(nameInMail(player.first_name)), text],
        links: [{ href: siteLink(publicUrl, player.language, page, token), label: link }],
        closing: closing ? [closing, merchant] : [merchant],
      }),
    );
  }

  /** A mail about what has happened, without a link. */
  function postNews(db: Connection, player: Addressee, { subject, text }: LinkedLetter): Promise<void> {
    const words = mailWordsOf(player.language);
    return outbox.post(
      db,
      composeMail({
        to: player.email,
        subject: `${merchant}: ${subject}`,
        languageTag: words.languageTag,
        paragraphs: [words.greeting(nameInMail(player.first_name)), text],
        closing: [merchant],
      }),
    );
  }

  return {
    activation(db, player, token) {
      const { activation, notYours: closing } = mailWordsOf(player.language);
      const text = activation.text({ username: usernameInMail(player.username), site: merchant });
      return postLink(db, player, { ...activation, text }, { page: 'activation', token, closing });
    },

    async activations(db, invitations) {
      const [first] = invitations;
      if (!first) return;
      const { language, email } = first.player;
      const words = mailWordsOf(language);
      await outbox.post(
        db,
        composeMail({
          to: email,
          subject: `${merchant}: ${words.activations.subject}`,
          languageTag: words.languageTag,
          paragraphs: [words.activations.text({ site: merchant })],
          links: invitations.map(({ player, token }) => ({
            href: siteLink(publicUrl, language, 'activation', token),
            label: usernameInMail(player.username),
          })),
          closing: [words.notYours, merchant],
        }),
      );
    },

    passwordReset(db, player, token) {
      const { text, ...letter } = mailWordsOf(player.language).reset;
      return postLink(db, player, { ...letter, text: text(player) }, { page: 'password_reset', token });
    },

    async usernames(db, email, players) {
      const words = mailWordsOf(players[0]?.language ?? 'en');
      await outbox.post(
        db,
        composeMail({
          to: email,
          subject: `${merchant}: ${words.usernames.subject}`,
          languageTag: words.languageTag,
          paragraphs: [words.usernames.list, players.map(({ username }) => username).join('\n')],
          closing: [words.notAsked, merchant],
        }),
      );
    },

    passwordChanged(db, player) {
      const { subject, text } = mailWordsOf(player.language).passwordChanged;
      return postNews(db, player, { subject, text: text(player) });
    },

    confirmEmail(db, player, token) {
      const { text, ...letter } = mailWordsOf(player.language).confirmEmail;
      return postLink(
        db,
        player,
        { ...letter, text: text({ username: usernameInMail(player.username), site: merchant }) },
        { page: 'email_change', token },
      );
    },

    emailChangeRequested(db, player, newEmail, token) {
      const { text, ...letter } = mailWordsOf(player.language).emailChangeRequested;
      const values = { username: player.username, email: newEmail };
      return postLink(db, player, { ...letter, text: text(values) }, { page: 'email_undo', token, closing: '' });
    },

    emailChanged(db, player, newEmail, token) {
      const { text, ...letter } = mailWordsOf(player.language).emailChanged;
      const values = { username: player.username, email: newEmail };
      return postLink(db, player, { ...letter, text: text(values) }, { page: 'email_undo', token, closing: '' });
    },

    emailTakenBack(db, player) {
      const { subject, text } = mailWordsOf(player.language).emailTakenBack;
      return postNews(db, player, { subject, text: text(player) });
    },

    emailRestored(db, player, token) {
      const { text, ...letter } = mailWordsOf(player.language).emailRestored;
      return postLink(db, player, { ...letter, text: text(player) }, { page: 'password_reset', token, closing: '' });
    },

    async selfExcluded(db, player, { until, money, supportEmail }) {
      const { greeting } = mailWordsOf(player.language);
      const words = exclusionMailWordsOf(player.language);
      const { languageTag } = words;
      const day = until?.toLocaleDateString(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
      const amount = money.kind === 'none' ? '' : formatMoney(money.amount, languageTag);
      const ofMoney = (): string => {
        if (money.kind === 'none') return words.money.none;
        if (money.kind === 'needs_details') return words.money.needsDetails({ amount, supportEmail });
        const provider = money.providers.join(', ');
        if (money.rest.minor === 0) return words.money.paying({ amount, provider });
        return words.money.payingPart({ amount, provider, rest: formatMoney(money.rest, languageTag), supportEmail });
      };
      await outbox.post(
        db,
        composeMail({
          to: player.email,
          subject: `${merchant}: ${words.subject}`,
          languageTag,
          paragraphs: [
            greeting(nameInMail(player.first_name)),
            day ? words.until({ username: player.username, day }) : words.forGood(player),
            ofMoney(),
            words.bonuses,
          ],
          closing: [words.help({ supportEmail }), merchant],
        }),
      );
    },
  };
}
