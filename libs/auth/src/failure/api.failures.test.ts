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
  ['a throttled call with a wait of seconds', throttled(59), 'auth.failure.too_many_requests_wait seconds 59'],
  ['a throttled call with a wait of minutes', throttled(61), 'auth.failure.too_many_requests_wait minutes 2'],
  ['a throttled call with a wait of hours', throttled(3_601), 'auth.failure.too_many_requests_wait hours 2'],
])('%s has a text that says what to do', (_, error, expected) => {
  expect(failureText(text, error)).toBe(expected);
});
