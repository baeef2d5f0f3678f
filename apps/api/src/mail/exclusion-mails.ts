import { dateTagOf } from '@playfront/i18n/locale-tags';
import { formatMoney, type Money } from '@playfront/money';
import type { Connection } from '../database/database.ts';
import { textsIn } from '../texts/texts.ts';
import { greetingTo } from './mail-safe-text.ts';
import type { MailSender, Recipient } from './mail-sender.ts';

export type ExclusionMails = {
  /** Reports that the account is closed until a day or permanently, and what happens to the money. */
  selfExcluded(db: Connection, player: Recipient, exclusion: ExclusionNotice): Promise<void>;
  /** Reports that the account is closed while the player is on an exclusion registry, and what happens to the money. */
  excludedByRegistry(db: Connection, player: Recipient, notice: ExcludedMoneyNotice & { readonly registry: string }): Promise<void>;
  /** Reports that the account is closed at the player's request, what happens to the money, and how to reopen it. */
  accountClosed(db: Connection, player: Recipient, notice: ExcludedMoneyNotice): Promise<void>;
  /** Reports what happens to money that arrived later in an excluded or closed account. */
  excludedMoney(db: Connection, player: Recipient, notice: ExcludedMoneyNotice & { readonly isExcluded: boolean }): Promise<void>;
};

/** How the real balance of a self-excluded player or a closed account is paid out. */
export type ExclusionMoney =
  | { readonly kind: 'none' }
  /** A withdrawal that awaits approval. `provider`: the payment method by its public name. */
  | { readonly kind: 'paying'; readonly amount: Money; readonly provider: string }
  /** No account is known, or several are: support asks for details. */
  | { readonly kind: 'needs_details'; readonly amount: Money };

export type ExcludedMoneyNotice = { readonly money: ExclusionMoney; readonly supportEmail: string };
type ExclusionNotice = ExcludedMoneyNotice & { readonly until: Date | null };

/** Mails to players who excluded themselves or closed their accounts. */
export function exclusionMails({ outbox, merchant }: MailSender): ExclusionMails {
  /** A mail about the money of an account that is excluded or closed. */
  function sendExclusion(
    db: Connection,
    player: Recipient,
    { subject, opening, ending, money, supportEmail }: ExcludedMoneyNotice & { subject: string; opening: string; ending: readonly string[] },
  ): Promise<void> {
    const texts = textsIn(player.language);
    const { languageTag, text } = texts;
    const amount = money.kind === 'none' ? '' : formatMoney(money.amount, languageTag);
    const moneyText = (): string => {
      if (money.kind === 'none') return text('api.mail.exclusion.no_money');
      if (money.kind === 'needs_details') return text('api.mail.exclusion.needs_details', { amount, support_email: supportEmail });
      return text('api.mail.exclusion.paying', { amount, provider: money.provider });
    };
    return outbox.post(db, {
      to: player.email,
      subject: `${merchant}: ${subject}`,
      languageTag,
      paragraphs: [greetingTo(player.first_name, texts), opening, moneyText(), ...ending],
      closing: [text('api.mail.exclusion.help', { support_email: supportEmail }), merchant],
    });
  }

  return {
    selfExcluded(db, player, { until, ...notice }) {
      const { languageTag, text } = textsIn(player.language);
      const { username } = player;
      const day = until?.toLocaleDateString(dateTagOf(languageTag), { dateStyle: 'long', timeZone: 'UTC' });
      const opening = day ? text('api.mail.exclusion.until', { username, day }) : text('api.mail.exclusion.for_good', { username });
      return sendExclusion(db, player, {
        subject: text('api.mail.exclusion.subject'),
        opening,
        ending: [text('api.mail.exclusion.bonuses')],
        ...notice,
      });
    },

    excludedByRegistry(db, player, { registry, ...notice }) {
      const { text } = textsIn(player.language);
      return sendExclusion(db, player, {
        subject: text('api.mail.exclusion.registry.subject', { registry }),
        opening: text('api.mail.exclusion.registry.text', { username: player.username, registry }),
        ending: [text('api.mail.exclusion.bonuses')],
        ...notice,
      });
    },

    accountClosed(db, player, notice) {
      const { text } = textsIn(player.language);
      return sendExclusion(db, player, {
        subject: text('api.mail.closure.subject'),
        opening: text('api.mail.closure.text', { username: player.username }),
        ending: [text('api.mail.exclusion.bonuses'), text('api.mail.closure.reopen', { support_email: notice.supportEmail })],
        ...notice,
      });
    },

    excludedMoney(db, player, { isExcluded, ...notice }) {
      const { text } = textsIn(player.language);
      const opening = text(isExcluded ? 'api.mail.exclusion.late.text' : 'api.mail.closure.late', { username: player.username });
      return sendExclusion(db, player, { subject: text('api.mail.exclusion.late.subject'), opening, ending: [], ...notice });
    },
  };
}
