import { describe, expect, it } from 'vitest';
import { marlowe, northlight } from '@playfront/brand';
import { composeMail } from './compose.ts';

const link = { href: 'https://play.example/fi/reset-password#token=abc', label: 'Valitse <salasana>' };
const parts = {
  to: 'aino@example.com',
  subject: 'Northlight: Valitse uusi salasana',
  languageTag: 'fi-FI',
  paragraphs: ['Hei Aino,', 'Valitse "uusi" & pitkä.'],
  links: [link],
  closing: ['Northlight'],
};
const mail = composeMail(parts, northlight.palette);

describe('a mail', () => {
  it('has the same content as plain text and as HTML', () => {
    expect(mail.text).toBe(`Hei Aino,\n\nValitse "uusi" & pitkä.\n\n${link.label}:\n${link.href}\n\nNorthlight`);
    for (const text of ['Hei Aino,', 'Valitse &quot;uusi&quot; &amp; pitkä.', 'Valitse &lt;salasana&gt;', 'Northlight'])
      expect(mail.html).toContain(text);
    expect(mail.html.match(/#token=abc/g), 'on the button and written out').toHaveLength(2);
    expect(mail.html).toContain('<html lang="fi-FI">');
  });

  it('fits a phone and supports dark mode', () => {
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1" />');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
    // A width in pixels could be wider than the screen.
    expect(mail.html).not.toMatch(/[^-]width:\s*\d+px/);
  });

  it("has the brand's colours, also without a style sheet", () => {
    const { palette } = marlowe;
    const branded = composeMail(parts, palette).html;
    expect(branded).toContain(`background:${palette.light.action};color:${palette.light['on-action']}`);
    for (const color of [palette.light.page, palette.light.text, palette.dark.page, palette.dark.text, palette.dark.action])
      expect(branded).toContain(color);
    expect(branded).not.toContain(northlight.palette.light.action);
  });

  it('loads nothing and runs nothing', () => expect(mail.html).not.toMatch(/<script|<img|<link|url\(|@import|src=/));
});
