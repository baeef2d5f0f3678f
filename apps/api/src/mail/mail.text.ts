/** Characters of a subject at most: longer ones are cut by mail programs anyway. */
const maxSubjectLength = 150;
/** Characters of a name at most: enough for a name, too few for a message. */
const maxNameLength = 40;
/** Turns the direction of what follows, or hides: in a mail it only serves to deceive. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Addresses of the web, with or without scheme: `https://a.example/b`, `www.a`, `a.example/b`. */
const webAddress = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.)\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,10}\.\p{L}{2,24}(?![\p{L}\p{N}])(?:[/?#:]\S*)?/giu;

/** A player's name as a mail greets by it. Anybody may register any words with anybody's address, so it is short and leads nowhere. */
export function nameInMail(name: string): string {
  return subjectLine(plain(name).replace(webAddress, '…')).slice(0, maxNameLength).toWellFormed();
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
