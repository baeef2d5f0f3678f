import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

const site = 'https://play.example';

describe('a way back', () => {
  it.each([
    ['/', 'https://play.example/'],
    ['/user-management?tab=deposit', 'https://play.example/user-management?tab=deposit'],
    ['/fi/online-casino?game=amber-fjord&mode=real#top', 'https://play.example/fi/online-casino?game=amber-fjord&mode=real#top'],
    ['/promotion/1?text=50%25%20off', 'https://play.example/promotion/1?text=50%25%20off'],
    ['/sök/ä', 'https://play.example/s%C3%B6k/%C3%A4'],
  ])('%s stays on the site', (path, address) => {
    expect(returnAddress(path, site)).toBe(address);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['no leading slash', 'user-management'],
    ['two slashes', '//evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['a backslash later', '/a\\b'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/a\r\nLocation: https://evil.example'],
    ['a NUL', '/\0'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['a slash encoded twice', '/%252Fevil.example'],
    ['a slash encoded three times', '/%25252Fevil.example'],
    ['a slash encoded twice before broken encoding', '/%252F%25E0evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['broken encoding', '/%E0%A4%A'],
    ['a scheme', 'javascript:alert(1)'],
    ['nothing', ''],
    ['a space first', ' /evil'],
  ])('with %s is refused', (_text, path) => {
    expect(returnAddress(path, site)).toBeUndefined();
  });
});
