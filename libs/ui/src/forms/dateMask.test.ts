import { describe, expect, it } from 'vitest';
import { maskDate } from './dateMask.ts';

describe('maskDate', () => {
  it.each([
    { description: 'adds the dashes of digits typed through', typed: '19910412', masked: '1991-04-12' },
    { description: 'leaves a year alone, so that a dash can be deleted', typed: '1991', masked: '1991' },
    { description: 'drops a dash that nothing follows', typed: '1991-', masked: '1991' },
    { description: 'fills up a month of one digit when its dash is typed', typed: '1991-4-', masked: '1991-04' },
    { description: 'understands points', typed: '1991.04.12', masked: '1991-04-12' },
    { description: 'understands slashes', typed: '1991/4/1', masked: '1991-04-1' },
    { description: 'takes no more than eight digits', typed: '1991-04-1234', masked: '1991-04-12' },
    { description: 'keeps month and day while a year is mended', typed: '199-04-12', masked: '199-04-12' },
    { description: 'understands a dash that was deleted', typed: '199104-12', masked: '1991-04-12' },
    { description: 'takes no letters', typed: '19a91', masked: '1991' },
  ])('$description', ({ typed, masked }) => expect(maskDate(typed)).toBe(masked));
});
