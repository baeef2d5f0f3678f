import { expect, it } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

it('a page talks to its own site, and to the payments host where there is one', () => {
  const inline = { scripts: [], styles: [] };
  expect(pagePolicy(inline)).toContain("connect-src 'self';");
  expect(pagePolicy({ ...inline, connectTargets: ['https://payments.example'] })).toContain("connect-src 'self' https://payments.example;");
});
