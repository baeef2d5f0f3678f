import type { Texts } from '@playfront/i18n/server-texts';

/** Maximum characters of a subject: mail programs cut longer ones anyway. */
const maxSubjectLength = 150;
/** Maximum characters of a name: enough for a name, too few for a message. */
const maxNameLength = 40;
/** Characters that change the text direction or are invisible: in a mail they could only mislead. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Web addresses, with or without scheme: `https://a.example/b`, `www.a`, `a.example/b`. */
const webAddress = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,10}\.\p{L}{2,24}(?![\p{L}\p{N}])(?:[/?#:]\S*)?/giu;

/** Full stops of other scripts that programs treat as the dot of a domain, beside those that NFKC converts. */
const otherStops = /[\u3002\uff61\u0701\u0702\ua4f8]/g;
/** Five digits or more with any separators: a phone number. */
const longNumber = /(?:\p{Nd}[\s\p{P}]*){5,}/gu;
/** Characters of names; `!`, `:` and `/` belong to messages. */
const plainName = /^(?:[\p{L}\p{M}\p{Nd} .'’ʼ`´‐‑–-]|\u200c|\u200d)+$/u;
/** A dot inside a word: part of a domain or a network address, not of initials. */
const innerDot = /\.(?:[\p{L}\p{N}]{2}|\p{N})/u;

/**
 * A player's name for the greeting of a mail, or an empty string. Anyone can register any text with another person's address, so a text that looks
 * like more than a name is left out completely.
 */
export function nameInMail(name: string): string {
  const line = subjectLine(withDots(name));
  const isName = plainName.test(line) && !innerDot.test(line) && line.search(longNumber) < 0 && line.split(' ').length <= 4;
  return isName ? line.slice(0, maxNameLength).trim() : '';
}

/** The first line of a mail, without a name if there is no safe one. */
export function greetingTo(firstName: string, { text }: Texts): string {
  const name = nameInMail(firstName);
  return name ? text('api.mail.greeting', { name }) : text('api.mail.greeting_without_name');
}

/** A username in a mail to an address that may be a stranger's: it must be shown, but cannot act as a link. */
export function usernameInMail(username: string): string {
  const line = subjectLine(withDots(username).replace(webAddress, '…'));
  return line.includes(' ') ? line.replace(longNumber, '…') : line;
}

function withDots(name: string): string {
  return plain(name.normalize('NFKC')).replace(otherStops, '.');
}

/** One line of plain text for a subject, so that no line break can start another header. */
export function subjectLine(text: string): string {
  return plain(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSubjectLength)
    .toWellFormed();
}

function plain(text: string): string {
  return text.replace(hidden, '').toWellFormed();
}
