import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-key.ts';

const cases = [
  { description: 'a plain path', url: '/online-casino', path: '/online-casino' },
  { description: 'campaign parameters, which only the browser reads', url: '/online-casino?utm_source=x&tracking_code=7', path: '/online-casino' },
  { description: 'known keys in one order', url: '/online-casino?mode=demo&game=fjord', path: '/online-casino?game=fjord&mode=demo' },
  { description: 'an empty value', url: '/online-casino?game=', path: '/online-casino' },
  { description: 'characters that need escaping', url: '/online-casino?game=a%20b%26c', path: '/online-casino?game=a+b%26c' },
];

describe('pageAddress', () => {
  it.each(cases)('handles $description', ({ url, path }) => {
    expect(pageAddress('mobile', url, ['game', 'mode'])).toEqual({ key: `mobile ${path}`, path });
  });
});
