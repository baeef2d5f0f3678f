import { describe, expect, it } from 'vitest';
import { formFactorCookie } from '@playfront/api-contract/site-build';
import { formFactorOf } from './form-factor-of.ts';

const chromeOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const androidTablet = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const cases = [
  { description: 'a desktop browser', headers: { 'user-agent': chromeOnWindows }, expected: 'desktop' },
  { description: 'an iPhone', headers: { 'user-agent': iphone }, expected: 'mobile' },
  {
    description: 'an Android tablet, whose client hint says that it is not a phone',
    headers: { 'user-agent': androidTablet, 'sec-ch-ua-mobile': '?0' },
    expected: 'mobile',
  },
  {
    description: 'a phone that only the client hint identifies',
    headers: { 'user-agent': chromeOnWindows, 'sec-ch-ua-mobile': '?1' },
    expected: 'mobile',
  },
  {
    description: 'a narrow desktop window whose cookie says mobile',
    headers: { 'user-agent': chromeOnWindows, cookie: `a=1; ${formFactorCookie}=mobile` },
    expected: 'mobile',
  },
  {
    description: 'a wide tablet whose cookie says desktop',
    headers: { 'user-agent': iphone, cookie: `${formFactorCookie}=desktop; b=2` },
    expected: 'desktop',
  },
  { description: 'a cookie with an invalid value', headers: { 'user-agent': iphone, cookie: `${formFactorCookie}=television` }, expected: 'mobile' },
  {
    description: 'another cookie whose name has the same ending',
    headers: { 'user-agent': chromeOnWindows, cookie: `x_${formFactorCookie}=mobile` },
    expected: 'desktop',
  },
  { description: 'a request without headers', headers: {}, expected: 'desktop' },
] as const;

describe('formFactorOf', () => {
  it.each(cases)('returns $expected for $description', ({ headers, expected }) => expect(formFactorOf(headers)).toBe(expected));
});
