import { describe, expect, it } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';

describe('the back office', () => {
  it.each(['/back-office', '/back-office/', '/back-office/withdrawals', '/back-office/players/123?tab=ledger'])(
    'at %s is its page, which is neither cached nor indexed',
    async (url) => {
      const { statusCode, headers, body } = await testGateway().inject(url);
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Back office')]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    },
  );

  it('runs no inline script, no inline style and nothing of another origin', async () => {
    const policy = String((await testGateway().inject('/back-office')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has files that may be cached forever', async () => {
    const { statusCode, headers } = await testGateway().inject('/back-office/assets/index-abc.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('has a plain 404 for a file that does not exist', async () => {
    const { statusCode, headers } = await testGateway().inject('/back-office/assets/none.js');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});
