import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isEmail, plainEmail } from './email-address.ts';
import { paymentFieldFault } from './payment-fields.ts';
import { emailSchema } from './player.ts';
import { staffSettingSchemas } from './staff-settings.ts';

const label63 = 'a'.repeat(63);
/** 185 characters: with a local part of 64 and `@`, an address of 250. */
const longDomain = `${label63}.${label63}.${'a'.repeat(49)}.example`;

const good: [string, string, string?][] = [
  ['a usual one', 'aino@example.com'],
  ['with a tag', 'aino.maki+casino@example.co.uk'],
  ['with an apostrophe', "sean.o'connor@example.ie"],
  ['with other characters that mail allows', 'a!ino/x=y@example.com'],
  ['of one letter', 'a@b.fi'],
  ['of digits', '12345@163.com'],
  ['with a domain in Punycode', 'anna@xn--mller-kva.example'],
  ['with a top-level domain in Punycode', 'aino@xn--e1afmkfd.xn--p1ai'],
  ['with two hyphens in the domain', 'user@my--shop.example.com'],
  ['with capitals', 'Aino@Example.COM'],
  ['with a local part of 64', `${'a'.repeat(64)}@example.com`],
  ['with a domain label of 63', `aino@${label63}.com`],
  ['of 254', `${'a'.repeat(64)}@${'b'.repeat(4)}.${longDomain.slice(1)}`],
  ['with an umlaut in the domain', 'anna@müller.example', 'anna@xn--mller-kva.example'],
  ['with a decomposed umlaut', 'anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
  ['with a Cyrillic domain', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['with a Chinese domain and full stop', 'anna@例子。中国', 'anna@xn--fsqu00a.xn--fiqs8s'],
  ['with an Arabic domain between direction marks', '\u200fanna@مثال.مصر\u200f', 'anna@xn--mgbh0fb.xn--wgbh1c'],
  ['pasted with invisible characters', '\ufeffaino\u200b@example.com\u2069', 'aino@example.com'],
  ['pasted with spaces around it', '\u00a0aino@example.com \n', 'aino@example.com'],
  ['in full-width letters', 'ａｉｎｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'aino@example.com'],
];

const bad: [string, string][] = [
  ['with a local part of 65', `${'a'.repeat(65)}@example.com`],
  ['with a domain label of 64', `aino@a${label63}.com`],
  ['with an international label of more than 63 in ASCII', `aino@${'ü'.repeat(60)}.com`],
  ['of 255', `${'a'.repeat(64)}@${'b'.repeat(5)}.${longDomain.slice(1)}`],
  ['with two dots in a row', 'user..x@example.com'],
  ['with a dot first', '.user@example.com'],
  ['with a dot before the @', 'user.@example.com'],
  ['with two dots in the domain', 'user@example..com'],
  ['with two dots in an international domain', 'user@müller..example'],
  ['with a domain label that ends with a hyphen', 'user@gmail-.com'],
  ['with a domain label that begins with a hyphen', 'user@-gmail.com'],
  ['without a domain', 'aino@'],
  ['without a local part', '@example.com'],
  ['without a top-level domain', 'aino@localhost'],
  ['of a network address', 'aino@192.0.2.1'],
  ['of a network address in brackets', 'aino@[192.0.2.1]'],
  ['with two @', 'a@b@example.com'],
  ['with a space', 'ai no@example.com'],
  ['with a line break and a header', 'aino@example.com\r\nBcc: x@example.com'],
  ['with a header in the local part', 'a\r\nBcc:x@example.com'],
  ['with angle brackets', '<aino@example.com>'],
  ['with a list', 'aino@example.com,x@example.com'],
  ['with quotes', '"aino maki"@example.com'],
  ['with a Cyrillic letter in the local part', '\u0430ino@example.com'],
  ['with a port', 'aino@müller.example:25'],
  ['with a path', 'aino@müller.example/x'],
  ['with an encoded character', 'aino@m%C3%BCller.example'],
];

describe('an email address', () => {
  test.each(good)('%s is accepted by every form and call', (_, typed, stored = typed) => {
    expect(isEmail(typed)).toBe(true);
    expect(v.parse(emailSchema, typed)).toBe(stored);
    expect(v.parse(staffSettingSchemas.support_email, typed)).toBe(stored);
    expect(paymentFieldFault('email', typed.trim())).toBeUndefined();
    expect(plainEmail(stored), 'the stored form does not change').toBe(stored);
  });

  test.each(bad)('%s is refused by every form and call', (_, typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(v.safeParse(emailSchema, typed).issues?.[0].message).toBe('email_validation');
    expect(v.is(staffSettingSchemas.support_email, typed)).toBe(false);
    expect(paymentFieldFault('email', typed.trim())).toBe('email_validation');
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \u00a0'],
    ['invisible characters', '\u200b\u200e\u2060'],
  ])('is required, and %s counts as none', (_, typed) => expect(v.safeParse(emailSchema, typed).issues?.[0].message).toBe('field_required'));
});
