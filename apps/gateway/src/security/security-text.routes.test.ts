import { afterEach, expect, it, vi } from 'vitest';
import { brandOf } from '@playfront/brand';
import { testGateway } from '../testing/test-gateway.ts';

afterEach(() => void vi.useRealTimers());

it.each(['northlight', 'marlowe'] as const)('security.txt says where to report a vulnerability of %s, and when it expires', async (brandId) => {
  const gateway = testGateway({ brandId, publicUrl: 'https://casino.example' });
  const { statusCode, headers, body } = await gateway.inject({ url: '/.well-known/security.txt', headers: { host: 'evil.example' } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  expect(fields).toEqual({
    Contact: `mailto:${brandOf(brandId).supportEmail}`,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'en, fi',
    Canonical: 'https://casino.example/.well-known/security.txt',
  });
  const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('security.txt has not expired, however long the process has run', async () => {
  const gateway = testGateway();
  await gateway.ready();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 });
  const { body } = await gateway.inject({ url: '/.well-known/security.txt' });
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
