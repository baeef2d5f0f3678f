import { expect, test } from 'vitest';
import { ApiError } from '@playfront/api-client';
import type { Format } from '@playfront/i18n';
import { failureText } from './api.failures.ts';

const text: Format['text'] = (id, values) => [id, ...Object.values(values ?? {})].join(' ');
const throttled = (retryAfterSeconds: number) => new ApiError('refused', 'front/auth/login/', { key: 'too_many_requests', retryAfterSeconds });

test.each([
  ['a refusal', new ApiError('refused', 'x', { key: 'wrong_code' }), 'auth.failure.wrong_code'],
  ['a lost connection', new ApiError('network', 'x'), 'auth.fault.network'],
  ['a throttled call without a time', throttled(0), 'auth.failure.too_many_requests'],
  ['one that may be repeated soon', throttled(59), 'auth.failure.too_many_requests_wait seconds 59'],
  ['one that may be repeated in a while', throttled(61), 'auth.failure.too_many_requests_wait minutes 2'],
  ['one that may be repeated much later', throttled(3_601), 'auth.failure.too_many_requests_wait hours 2'],
])('%s says what to do', (_, error, expected) => {
  expect(failureText(text, error)).toBe(expected);
});
