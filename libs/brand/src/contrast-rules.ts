import type { PaletteToken } from './brand.ts';

export type ContrastRule = {
  /** What must be visible or readable, for the name of the test. */
  description: string;
  atLeast: 3 | 4.5 | 7;
  fronts: readonly PaletteToken[];
  grounds: readonly PaletteToken[];
};

const grounds = ['page', 'surface', 'raised', 'overlay'] as const;

/** All pairs of foreground and background colours with the contrast that WCAG 2.2 requires: text 4.5, money 7 (AAA), graphics 3. */
export const contrastRules: readonly ContrastRule[] = [
  { description: 'text reads on every ground', atLeast: 4.5, fronts: ['text', 'dim'], grounds: [...grounds, 'sel', 'field', 'note'] },
  { description: 'a selected segment reads on its track', atLeast: 4.5, fronts: ['text'], grounds: ['track'] },
  { description: 'a selected thing is the inverse of the page', atLeast: 4.5, fronts: ['page'], grounds: ['text'] },
  { description: 'an error reads wherever a form stands', atLeast: 4.5, fronts: ['danger'], grounds: [...grounds, 'sel', 'field'] },
  { description: 'the word on the action reads', atLeast: 4.5, fronts: ['on-action'], grounds: ['action', 'action-hover'] },
  { description: 'action-coloured text reads', atLeast: 4.5, fronts: ['action-text'], grounds: ['page', 'surface'] },
  { description: 'money reads at AAA', atLeast: 7, fronts: ['text', 'real-text', 'bonus-text'], grounds: [...grounds, 'sel'] },
  { description: 'the edge of a field is seen', atLeast: 3, fronts: ['field-line'], grounds: [...grounds, 'field'] },
  { description: 'the focus ring is seen', atLeast: 3, fronts: ['focus'], grounds: [...grounds, 'sel'] },
  { description: 'the bars and dots of money are seen', atLeast: 3, fronts: ['real', 'bonus'], grounds: [...grounds, 'sel'] },
  { description: 'the live dot is seen', atLeast: 3, fronts: ['live'], grounds },
];
