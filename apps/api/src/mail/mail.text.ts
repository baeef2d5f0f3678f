/** Characters of a subject at most: longer ones are cut by mail programs anyway. */
const maxSubjectLength = 150;
/** Characters of a name at most: enough for a name, too few for a message. */
const maxNameLength = 40;
/** Turns the direction of what follows, or hides: in a mail it only serves to deceive. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Addresses of the web, with or without scheme: `https://a.example/b`, `www.a`, `a.example/b`. */
const webAddress = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,10}\.\p{L}{2,24}(?![\p{L}\p{N}])(?:[/?#:]\S*)?/giu;

/** Full stops of other scripts that programs take for the dot of an address, beside those that NFKC turns into one. */
const otherStops = /[\u3002\uff61\u0701\u0702\ua4f8]/g;
/** Five digits or more, however they are set apart: a telephone number. */
const longNumber = /(?:\p{Nd}[\s\p{P}]*){5,}/gu;
/** Only what names are written with; `!`, `:` and `/` are of messages. */
const plainName = /^(?:[\p{L}\p{M}\p{Nd} .'’ʼ`´‐‑–-]|\u200c|\u200d)+$/u;
/** A dot inside a word: of a domain or a network address, not of initials. */
const innerDot = /\.(?:[\p{L}\p{N}]{2}|\p{N})/u;

/**
 * A player's name as a mail greets by it, or nothing: anybody may register any words with anybody's address, so what looks like more than a
 * name is left out whole.
 */
export function nameInMail(name: string): string {
  const line = subjectLine(withDots(name));
  const isName = plainName.test(line) && !innerDot.test(line) && line.search(longNumber) < 0 && line.split(' ').length <= 4;
  return isName ? line.slice(0, maxNameLength).trim() : '';
}

/** A username in a mail to an address that may be a stranger's: it must be told, but leads nowhere. */
export function usernameInMail(username: string): string {
  const line = subjectLine(withDots(username).replace(webAddress, '…'));
  return line.includes(' ') ? line.replace(longNumber, '…') : line;
}

function withDots(name: string): string {
  return plain(name.normalize('NFKC')).replace(otherStops, '.');
}

/** One line of plain text for a subject: no line break can begin a header of its own. */
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
