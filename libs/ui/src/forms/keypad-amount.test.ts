import { describe, expect, it } from 'vitest';
import { pressKey } from './keypad-amount.ts';
import type { KeypadKey } from './keypad-amount.ts';

const euros = { separator: '.', fractionDigits: 2, wholeDigits: 8 };

describe('pressKey', () => {
  it.each<{ description: string; text: string; key: KeypadKey; after: string }>([
    { description: 'starts with a digit', text: '', key: '5', after: '5' },
    { description: 'replaces a single zero', text: '0', key: '5', after: '5' },
    { description: 'adds a zero before a separator', text: '', key: 'separator', after: '0.' },
    { description: 'ignores a second separator', text: '1.', key: 'separator', after: '1.' },
    { description: 'accepts two decimals', text: '1.5', key: '0', after: '1.50' },
    { description: 'ignores a third decimal', text: '1.50', key: '5', after: '1.50' },
    { description: 'ignores a ninth digit before the separator', text: '99999999', key: '9', after: '99999999' },
    { description: 'deletes the last character', text: '1.5', key: 'backspace', after: '1.' },
    { description: 'deletes nothing from an empty text', text: '', key: 'backspace', after: '' },
  ])('$description', ({ text, key, after }) => expect(pressKey(text, key, euros)).toBe(after));

  it('has no separator for currencies without decimals', () => {
    expect(pressKey('500', 'separator', { ...euros, fractionDigits: 0 })).toBe('500');
  });

  it("uses the language's separator", () => {
    expect(pressKey('1', 'separator', { ...euros, separator: ',' })).toBe('1,');
  });
});
