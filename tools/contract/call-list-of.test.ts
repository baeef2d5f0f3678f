import { expect, test } from 'vitest';
import { callListOf, type ListedCall } from './call-list-of.ts';

const read: ListedCall = {
  area: 'Player',
  summary: 'Reads a | b.',
  refusals: [],
  call: { path: 'front/auth/player', method: 'GET', auth: 'player', isReadOnly: true },
};
const deposit: ListedCall = {
  area: 'Payments',
  summary: 'Pays in.',
  refusals: ['conflict', 'wrong_card'],
  isIdempotent: true,
  call: { path: 'payment/pay', method: 'POST', auth: 'none', isReadOnly: false },
};

test('lists every call under its area, with its marks and refusals', () => {
  const page = callListOf(['Player', 'Payments'], [deposit, read]);
  expect(page).toContain('| GET `front/auth/player` ↻ | player | Reads a \\| b. |  |');
  expect(page).toContain('| `payment/pay` ⚿ | everybody | Pays in. | `conflict`, `wrong_card` |');
  expect(page.indexOf('## Player')).toBeLessThan(page.indexOf('## Payments'));
});
