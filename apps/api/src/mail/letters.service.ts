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
  /** What happens to money that came to the account of an excluded player later. */
  excludedMoney(db: Connection, player: Addressee, news: ExcludedMoneyNews): Promise<void>;
};

type Invitation = { readonly player: Addressee; readonly token: string };
type ExcludedMoneyNews = { readonly money: ExclusionMoney; readonly supportEmail: string };
type ExclusionNews = ExcludedMoneyNews & { readonly until: Date | null };

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

  /** A mail to an excluded player that says what happens to the money. */
  function postExclusion(
    db: Connection,
    player: Addressee,
    { subject, opening, ending, money, supportEmail }: ExcludedMoneyNews & { subject: string; opening: string; ending: readonly string[] },
  ): Promise<void> {
    const { languageTag, money: words, help } = exclusionMailWordsOf(player.language);
    const amount = money.kind === 'none' ? '' : formatMoney(money.amount, languageTag);
    const ofMoney = (): string => {
      if (money.kind === 'none') return words.none;
      if (money.kind === 'needs_details') return words.needsDetails({ amount, supportEmail });
      const isOne = money.providers.length === 1;
      const provider = money.providers.map((paid) => (isOne ? paid.name : `${paid.name} (${formatMoney(paid.amount, languageTag)})`)).join(', ');
      if (money.rest.minor === 0) return words.paying({ amount, provider });
      return words.payingPart({ amount, provider, rest: formatMoney(money.rest, languageTag), supportEmail });
    };
    return outbox.post(
      db,
      composeMail({
        to: player.email,
        subject: `${merchant}: ${subject}`,
        languageTag,
        paragraphs: [mailWordsOf(player.language).greeting(nameInMail(player.first_name)), opening, ofMoney(), ...ending],
        closing: [help({ supportEmail }), merchant],
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

    selfExcluded(db, player, { until, ...news }) {
      const words = exclusionMailWordsOf(player.language);
      const day = until?.toLocaleDateString(words.languageTag, { dateStyle: 'long', timeZone: 'UTC' });
      const opening = day ? words.until({ username: player.username, day }) : words.forGood(player);
      return postExclusion(db, player, { subject: words.subject, opening, ending: [words.bonuses], ...news });
    },

    excludedMoney(db, player, news) {
      const { subject, opening } = exclusionMailWordsOf(player.language).late;
      return postExclusion(db, player, { subject, opening: opening(player), ending: [], ...news });
    },
  };
}
