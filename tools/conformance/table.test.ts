import { describe, expect, it } from 'vitest';
import type { Outcome, Result } from './run-checks.ts';
import { reportOf, tableOf } from './table.ts';

const reply = {
  sent: {
    method: 'POST',
    url: 'http://operator.example/api/front/auth/login/',
    authorization: 'Bearer eCZ0uV8dGm1r4O0cVQk2aQ',
    body: '{"username":"aino","password":"a secret of hers"}',
  },
  ...{ httpStatus: 200, headers: new Headers(), text: '{"accessToken":"eCZ0uV8dGm1r4O0cVQk2aQ"}', json: {} },
};
const result = (aspect: Result['aspect'], title: string, outcome: Outcome): Result => ({ subject: 'frontAuthLogin', aspect, title, outcome });
const results: Result[] = [
  result('works', 'works', { kind: 'passed' }),
  result('refuses', 'failed_login', { kind: 'failed', expected: '401 {"status":0,"error":"failed_login"}', reply }),
  result('refuses', 'disable_site_access', { kind: 'skipped', reason: '--admin is not given' }),
  result('refuses', 'account_restricted', { kind: 'untestable', reason: 'takes a year' }),
  result('bad input', 'broken JSON', { kind: 'passed' }),
  { subject: 'live channel', aspect: 'works', title: 'is disconnected', outcome: { kind: 'skipped', reason: '--admin is not given' } },
];

describe('the report', () => {
  it('has a row for each call with the results in each column', () => {
    expect(
      tableOf(results)
        .split('\n')
        .map((row) => row.split(/ {2,}/)),
    ).toEqual([
      ['call', 'works', 'refusals', 'auth', 'bad input', 'idempotency'],
      ['front/auth/login/', '✓ 1', '✗ 1 of 1', '–', '✓ 1', '–'],
      ['live channel', 'skipped', '–', '–', '–', '–'],
    ]);
  });

  it('shows request, response and expectation of each failure', () => {
    const report = reportOf(results);
    expect(report).toContain('✗ front/auth/login/ · refusals · failed_login');
    expect(report).toContain('request   POST http://operator.example/api/front/auth/login/');
    expect(report).toContain('response  200 {"accessToken"');
    expect(report).toContain('expected  401 {"status":0,"error":"failed_login"}');
  });

  it('contains no password and no token', () => {
    for (const secret of ['a secret of hers', 'eCZ0uV8dGm1r4O0cVQk2aQ']) expect(reportOf(results)).not.toContain(secret);
  });

  it('gives each reason for a skipped check once, and ends with the counts', () => {
    const report = reportOf(results);
    expect(report.match(/--admin is not given/g)).toHaveLength(1);
    expect(report).toContain('– takes a year');
    expect(report.split('\n').at(-1)).toBe('2 passed, 1 failed, 2 skipped');
  });
});
