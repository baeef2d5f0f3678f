import { describe, expect, it } from 'vitest';
import { cardCodeLengthOf, cardSchemeOf, groupCardNumber } from './card-number.ts';

describe('cardSchemeOf', () => {
  it.each([
    { description: 'returns nothing for an empty field', digits: '', scheme: undefined },
    { description: 'recognises 4', digits: '4', scheme: 'visa' },
    { description: 'prefers the narrower range', digits: '4571', scheme: 'dankort' },
    { description: 'returns nothing while a 5 may be two schemes', digits: '5', scheme: undefined },
    { description: 'recognises the old range', digits: '55', scheme: 'mastercard' },
    { description: 'recognises the first number of the new range', digits: '2221', scheme: 'mastercard' },
    { description: 'recognises the last number of the new range', digits: '2720', scheme: 'mastercard' },
    { description: 'returns nothing above the new range', digits: '2721', scheme: undefined },
    { description: 'recognises 34', digits: '34', scheme: 'amex' },
    { description: 'recognises 3528', digits: '3528', scheme: 'jcb' },
    { description: 'recognises 305', digits: '305', scheme: 'diners' },
    { description: 'recognises 6011', digits: '6011', scheme: 'discover' },
    { description: 'recognises 62', digits: '62', scheme: 'unionpay' },
    { description: 'recognises 2200', digits: '2200', scheme: 'mir' },
    { description: 'returns Maestro for other numbers that start with 6', digits: '6759', scheme: 'maestro' },
  ])('$description', ({ digits, scheme }) => expect(cardSchemeOf(digits)).toBe(scheme));

  it('requires a code of four digits for cards that have one', () => {
    expect(cardCodeLengthOf('amex')).toBe(4);
    expect(cardCodeLengthOf(undefined)).toBe(3);
  });
});

describe('groupCardNumber', () => {
  it.each([
    { description: 'groups by four', typed: '4111111111111111', grouped: '4111 1111 1111 1111' },
    { description: 'adds no space at the end of a group', typed: '4111', grouped: '4111' },
    { description: 'accepts pasted punctuation', typed: '4111-1111 1111.1111', grouped: '4111 1111 1111 1111' },
    { description: 'groups an Amex number by 4, 6 and 5', typed: '378282246310005', grouped: '3782 822463 10005' },
    { description: 'groups a Diners number by 4, 6 and 4', typed: '30569309025904', grouped: '3056 930902 5904' },
    { description: 'reads full-width digits', typed: '４１１１　１１１１１１１１１１１１', grouped: '4111 1111 1111 1111' },
    { description: 'reads Arabic digits', typed: '٤١١١١١١١١١١١١١١١', grouped: '4111 1111 1111 1111' },
    { description: 'reads Persian digits', typed: '۳۷۸۲۸۲۲۴۶۳۱۰۰۰۵', grouped: '3782 822463 10005' },
    {
      description: 'accepts pasted invisible characters',
      typed: '\u200e4111\u200b1111\u00a01111\u20111111\u2069',
      grouped: '4111 1111 1111 1111',
    },
    { description: 'stops at the maximum length', typed: '9'.repeat(25), grouped: '9999 9999 9999 9999 999' },
  ])('$description', ({ typed, grouped }) => expect(groupCardNumber(typed)).toBe(grouped));
});
