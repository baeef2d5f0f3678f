import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test.each([
  ['ilmari@example.com', 'il••••@example.com'],
  ['il@example.com', 'i••••@example.com'],
  ['i@example.com', '••••@example.com'],
  ['"a@b"@example.com', '"a••••@example.com'],
  ['no address', '••••'],
  ['', '••••'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
