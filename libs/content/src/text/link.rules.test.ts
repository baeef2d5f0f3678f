import { expect, test } from 'vitest';
import { linkOf } from './link.rules.ts';

test.each([
  ['/faq', 'site'],
  ['/', 'site'],
  ['/user-management?tab=deposit#top', 'site'],
  ['https://peluuri.fi', 'elsewhere'],
  ['HTTP://example.com', 'elsewhere'],
  ['mailto:help@example.com', 'elsewhere'],
  ['tel:+358800100101', 'elsewhere'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [' javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['faq', undefined],
  ['', undefined],
])('%s is classified as %s', (href, wanted) => expect(linkOf(href)).toBe(wanted));
