import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const now = new Date('2026-11-20T12:00:00Z');
const body = '{"amount":1}';
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signed message', () => {
  it('differs from any other', () => {
    const header = sign('secret', body, now);
    expect(header).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/);
    expect(isSigned('secret', body, header, now)).toBe(true);
  });

  it.each([
    ['another secret', 'other', body, sign('secret', body, now), now],
    ['another body', 'secret', `${body} `, sign('secret', body, now), now],
    ['another time stamp', 'secret', body, sign('secret', body, now).replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`), now],
    ['an old time stamp', 'secret', body, sign('secret', body, now), after(301)],
    ['a time stamp of the future', 'secret', body, sign('secret', body, after(301)), now],
    ['half a signature', 'secret', body, sign('secret', body, now).slice(0, -32), now],
    ['no signature', 'secret', body, undefined, now],
    ['nonsense', 'secret', body, 't=1,v1=zz', now],
  ])('is refused with %s', (_text, secret, message, header, at) => {
    expect(isSigned(secret, message, header, at)).toBe(false);
  });

  it('is valid for five minutes', () => {
    expect(isSigned('secret', body, sign('secret', body, now), after(299))).toBe(true);
  });
});
