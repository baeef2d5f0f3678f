import type { MailLink } from '@playfront/api-contract';
import type { Connection } from '../database/database.ts';
import { textsIn } from '../texts/texts.ts';
import { greetingTo } from './mail-safe-text.ts';
import type { Outbox } from './outbox.service.ts';
import { siteLink } from './site-links.ts';

/** The recipient of a mail. */
export type Recipient = { readonly username: string; readonly first_name: string; readonly email: string; readonly language: string };

export type MailDependencies = { outbox: Outbox; publicUrl: string; merchant: string };
/** `link`: the label of the link. */
type Notice = { readonly subject: string; readonly text: string };
type LinkMail = Notice & { readonly link: string; readonly page: MailLink; readonly token: string; readonly closing?: string };

export type MailSender = ReturnType<typeof createMailSender>;

/** Composes and sends the two most frequent kinds of mails. */
export function createMailSender({ outbox, publicUrl, merchant }: MailDependencies) {
  /** A mail with one link; `closing` explains what to do if the reader did not request it. */
  function sendLink(db: Connection, player: Recipient, { subject, text, link, page, token, closing }: LinkMail): Promise<void> {
    const texts = textsIn(player.language);
    return outbox.post(db, {
      to: player.email,
      subject: `${merchant}: ${subject}`,
      languageTag: texts.languageTag,
      paragraphs: [greetingTo(player.first_name, texts), text],
      links: [{ href: siteLink(publicUrl, player.language, page, token), label: link }],
      closing: closing ? [closing, merchant] : [merchant],
    });
  }

  /** A notification without a link. */
  function sendNotice(db: Connection, player: Recipient, { subject, text }: Notice): Promise<void> {
    const texts = textsIn(player.language);
    return outbox.post(db, {
      to: player.email,
      subject: `${merchant}: ${subject}`,
      languageTag: texts.languageTag,
      paragraphs: [greetingTo(player.first_name, texts), text],
      closing: [merchant],
    });
  }

  return { outbox, publicUrl, merchant, sendLink, sendNotice };
}
