import { describe, expect, it } from 'vitest';
import { nameInMail, subjectLine, usernameInMail } from './mail-safe-text.ts';

describe('a subject', () => {
  it.each([
    ['a header of its own', 'Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
    ['a lone line feed', 'Hello\nX-Evil: 1', 'Hello X-Evil: 1'],
    ['a Unicode line end', 'Hello\u2028Bcc: x', 'Hello Bcc: x'],
    ['control characters', 'a\u0000b\u001bc\u0085d', 'a b c d'],
    ['a turned direction', 'Pay \u202egnp.exe', 'Pay gnp.exe'],
    ['half a surrogate pair', 'a\ud800', 'a\ufffd'],
    ['only white space', ' \r\n ', ''],
    ['letters of any language', 'Uusi salasana – パスワード', 'Uusi salasana – パスワード'],
  ])('with %s becomes one plain line', (_text, given, line) => expect(subjectLine(given)).toBe(line));

  it('is cut to the maximum length', () => expect(subjectLine('x'.repeat(400))).toHaveLength(150));
});

describe('a name in a mail', () => {
  it.each([
    ['Aino-Maija O’Neill', 'Aino-Maija O’Neill'],
    ['J. R. R.', 'J. R. R.'],
    ['J.R.', 'J.R.'],
    [' María del  Carmen ', 'María del Carmen'],
    ['はなこ', 'はなこ'],
    ['राम', 'राम'],
    ['Henry 8', 'Henry 8'],
    ['x'.repeat(80), 'x'.repeat(40)],
    ['Winner! Claim at http://evil.example/x', ''],
    ['Winner!\n\nClaim at evil\u200b.example', ''],
    ['You have won a prize', ''],
    ['app+x://evil', ''],
    ['käy пример.рф nyt', ''],
    ['half a pair \ud800', ''],
    ['Account locked! Call 0700 123456 now', ''],
    ['Call 0700-123 456', ''],
    ['Call ٠٧٠٠١٢٣', ''],
    ['go to evil。com/x or 1.2.3.4', ''],
    ['at 1.2.3.4', ''],
    ['evil。com', ''],
    ['evil．com', ''],
    ['evil․com', ''],
    ['evil｡com', ''],
    ['evil.c0m', ''],
    ['evil.c0m/x', ''],
    ['Locked: see mail', ''],
    ['', ''],
  ])('%j is %j', (name, shown) => expect(nameInMail(name)).toBe(shown));

  it.each([
    ['aino_19901', 'aino_19901'],
    ['Call 0700 123456', 'Call …'],
    ['visit evil．com', 'visit …'],
  ])('%j as a username is %j', (name, shown) => expect(usernameInMail(name)).toBe(shown));
});
