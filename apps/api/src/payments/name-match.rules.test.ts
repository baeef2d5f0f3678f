import { describe, expect, it } from 'vitest';
import { isOwnName } from './name-match.rules.ts';

describe('the beneficiary of a payout', () => {
  it.each([
    ['Aino Laine', 'Aino', 'Laine', true],
    ['LAINE, Aino', 'Aino', 'Laine', true],
    ['aino  laine', 'Aíno', 'Läine', true],
    ['Anna Maria O’Brien-Smith', 'Anna-Maria', "O'Brien Smith", true],
    ['李 小龙', '小龙', '李', true],
    ['Aino Maria Laine', 'Aino', 'Laine', false],
    ['A. Laine', 'Aino', 'Laine', false],
    ['Aino', 'Aino', 'Laine', false],
    ['Matti Laine', 'Aino', 'Laine', false],
    ['', 'Aino', 'Laine', false],
    ['-', '-', '', false],
  ])('%s for %s %s: %s', (beneficiary, first_name, last_name, isOwn) => expect(isOwnName(beneficiary, { first_name, last_name })).toBe(isOwn));
});
