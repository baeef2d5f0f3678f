import { describe, expect, it } from 'vitest';
import { isCardNumber } from '@playfront/api-contract/card-number';
import { checkCard, testCards } from './card.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { holder: 'Aino Laine', number: '4111 1111 1111 1111', month: '11', year: '2026', cvv: '123' };

describe('a card', () => {
  it.each([
    ['valid until the last day of its month', {}, 'asks'],
    ['with a two-digit year', { year: '27', month: '1' }, 'asks'],
    ['typed with hyphens', { number: '4111-1111-1111-1111' }, 'asks'],
    ['with a four-digit code', { number: '378282246310005', cvv: '1234' }, 'asks'],
    ['that is always declined', { number: '4000000000000002' }, 'declined'],
    ['that needs no confirmation', { number: '4242424242424242' }, 'approves'],
    ['whose bank never responds', { number: '4000000000000119' }, 'silent'],
    ['without enough money', { number: '4000000000009995' }, 'insufficient_funds'],
    ['of 14 digits', { number: '30569309025904' }, 'asks'],
  ])('%s is accepted', (_text, changes, outcome) => {
    expect(checkCard({ ...good, ...changes }, now)).toMatchObject({ ok: true, card: { outcome } });
  });

  it.each([
    ['without a name', { holder: ' ' }, { holder: 'required' }],
    ['without a number', { number: '' }, { number: 'required' }],
    ['with a wrong digit', { number: '4111 1111 1111 1112' }, { number: 'number' }],
    ['that is too short', { number: '4111' }, { number: 'number' }],
    ['with letters', { number: '4111 1111 1111 111x' }, { number: 'number' }],
    ['that is real', { number: '4012 8888 8888 1881' }, { number: 'testCardOnly' }],
    ['of month 13', { month: '13' }, { month: 'month' }],
    ['of month 0', { month: '0' }, { month: 'month' }],
    ['of year 1999', { year: '1999' }, { year: 'year' }],
    ['of last month', { month: '10' }, { year: 'expired' }],
    ['with a code of two digits', { cvv: '12' }, { cvv: 'cvv' }],
    ['with a code too long for its scheme', { cvv: '1234' }, { cvv: 'cvv' }],
    ['with a code too short for its scheme', { number: '378282246310005' }, { cvv: 'cvv' }],
    [
      'with everything missing',
      { holder: '', number: '', month: '', year: '', cvv: '' },
      { holder: 'required', number: 'required', month: 'required', year: 'required', cvv: 'required' },
    ],
  ])('%s is refused', (_text, changes, faults) => {
    expect(checkCard({ ...good, ...changes }, now)).toEqual({ ok: false, faults });
  });

  it('of the test cards passes Luhn', () => {
    expect(testCards.every(({ number }) => isCardNumber(number.replaceAll(' ', '')))).toBe(true);
  });
});
