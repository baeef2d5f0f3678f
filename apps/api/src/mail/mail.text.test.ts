import { describe, expect, it } from 'vitest';
import { nameInMail, subjectLine } from './mail.text.ts';

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
  ])('with %s stays one plain line', (_text, given, line) => expect(subjectLine(given)).toBe(line));

  it('is cut to its length', () => expect(subjectLine('x'.repeat(400))).toHaveLength(150));
});

describe('a name in a mail', () => {
  it.each([
    ['Aino-Maija O’Neill', 'Aino-Maija O’Neill'],
    ['Winner! Claim at http://evil.example/x', 'Winner! Claim at …'],
    ['Winner!\n\nClaim at evil\u200b.example', 'Winner! Claim at …'],
    ['You have won a prize, write to us at once to claim it', 'You have won a prize, write to us at onc'],
    ['app+x://evil', '…'],
    ['käy пример.рф nyt', 'käy … nyt'],
    ['half a pair \ud800', 'half a pair \ufffd'],
  ])('%j is %j', (name, shown) => expect(nameInMail(name)).toBe(shown));

  it('takes no time to speak of, however it is made', () => {
    const start = performance.now();
    for (const evil of ['a.'.repeat(1_000), 'a-'.repeat(1_000), '://'.repeat(600), 'www.'.repeat(500)]) nameInMail(evil);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
