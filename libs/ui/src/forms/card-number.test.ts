import { describe, expect, it } from 'vitest';
import { cardCodeLengthOf, cardSchemeOf, groupCardNumber } from './card-number.ts';

describe('cardSchemeOf', () => {
  it.each([
    { description: 'knows nothing of an empty field', digits: '', scheme: undefined },
    { description: 'needs one digit for a 4', digits: '4', scheme: 'visa' },
    { description: 'prefers the narrower range', digits: '4571', scheme: 'dankort' },
    { description: 'waits while a 5 can be two kinds', digits: '5', scheme: undefined },
    { description: 'knows the old range', digits: '55', scheme: 'mastercard' },
    { description: 'knows the first of the new range', digits: '2221', scheme: 'mastercard' },
    { description: 'knows the last of the new range', digits: '2720', scheme: 'mastercard' },
    { description: 'ends the new range', digits: '2721', scheme: undefined },
    { description: 'knows 34', digits: '34', scheme: 'amex' },
    { description: 'knows 3528', digits: '3528', scheme: 'jcb' },
    { description: 'knows 305', digits: '305', scheme: 'diners' },
    { description: 'knows 6011', digits: '6011', scheme: 'discover' },
    { description: 'knows 62', digits: '62', scheme: 'unionpay' },
    { description: 'knows 2200', digits: '2200', scheme: 'mir' },
    { description: 'gives the rest of the sixes to one kind', digits: '6759', scheme: 'maestro' },
  ])('$description', ({ digits, scheme }) => expect(cardSchemeOf(digits)).toBe(scheme));

  it('requires a code of four digits for cards that have one', () => {
    expect(cardCodeLengthOf('amex')).toBe(4);
    expect(cardCodeLengthOf(undefined)).toBe(3);
  });
});

describe('groupCardNumber', () => {
  it.each([
    { description: 'groups by four', typed: '4111111111111111', grouped: '4111 1111 1111 1111' },
    { description: 'adds no space before there is more', typed: '4111', grouped: '4111' },
    { description: 'takes what was pasted with signs', typed: '4111-1111 1111.1111', grouped: '4111 1111 1111 1111' },
    { description: 'groups 4, 6, 5 where the card does', typed: '378282246310005', grouped: '3782 822463 10005' },
    { description: 'groups 4, 6, 4 where the card does', typed: '30569309025904', grouped: '3056 930902 5904' },
    { description: 'reads full-width digits', typed: '４１１１　１１１１１１１１１１１１', grouped: '4111 1111 1111 1111' },
    { description: 'reads Arabic digits', typed: '٤١١١١١١١١١١١١١١١', grouped: '4111 1111 1111 1111' },
    { description: 'reads Persian digits', typed: '۳۷۸۲۸۲۲۴۶۳۱۰۰۰۵', grouped: '3782 822463 10005' },
    {
      description: 'takes what was pasted with invisible signs',
      typed: '\u200e4111\u200b1111\u00a01111\u20111111\u2069',
      grouped: '4111 1111 1111 1111',
    },
    { description: 'stops at the longest number', typed: '9'.repeat(25), grouped: '9999 9999 9999 9999 999' },
  ])('$description', ({ typed, grouped }) => expect(groupCardNumber(typed)).toBe(grouped));
});
