import { describe, expect, it } from 'vitest';
import { pressKey } from './keypad-amount.ts';
import type { KeypadKey } from './keypad-amount.ts';

const euros = { separator: '.', fractionDigits: 2, wholeDigits: 8 };

describe('pressKey', () => {
  it.each<{ description: string; text: string; key: KeypadKey; after: string }>([
    { description: 'begins with a digit', text: '', key: '5', after: '5' },
    { description: 'takes the place of a lone nought', text: '0', key: '5', after: '5' },
    { description: 'puts a nought before a separator', text: '', key: 'separator', after: '0.' },
    { description: 'takes one separator', text: '1.', key: 'separator', after: '1.' },
    { description: 'takes two digits behind it', text: '1.5', key: '0', after: '1.50' },
    { description: 'takes no third', text: '1.50', key: '5', after: '1.50' },
    { description: 'takes no ninth before it', text: '99999999', key: '9', after: '99999999' },
    { description: 'takes the last away', text: '1.5', key: 'backspace', after: '1.' },
    { description: 'takes nothing from nothing', text: '', key: 'backspace', after: '' },
  ])('$description', ({ text, key, after }) => expect(pressKey(text, key, euros)).toBe(after));

  it('has no separator for currencies without decimals', () => {
    expect(pressKey('500', 'separator', { ...euros, fractionDigits: 0 })).toBe('500');
  });

  it("writes the language's separator", () => {
    expect(pressKey('1', 'separator', { ...euros, separator: ',' })).toBe('1,');
  });
});
