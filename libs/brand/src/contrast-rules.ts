import type { PaletteToken } from './brand.ts';

export type ContrastRule = {
  /** Title of the test. */
  description: string;
  minimum: 3 | 4.5 | 7;
  foregrounds: readonly PaletteToken[];
  backgrounds: readonly PaletteToken[];
};

const backgrounds = ['page', 'surface', 'raised', 'overlay'] as const;

/** All pairs of foreground and background colours with the contrast that WCAG 2.2 requires: text 4.5, money 7 (AAA), graphics 3. */
export const contrastRules: readonly ContrastRule[] = [
  {
    description: 'text is readable on every background',
    minimum: 4.5,
    foregrounds: ['text', 'dim'],
    backgrounds: [...backgrounds, 'sel', 'field', 'note'],
  },
  { description: 'a selected segment is readable on its track', minimum: 4.5, foregrounds: ['text'], backgrounds: ['track'] },
  { description: 'a selected item is the inverse of the page', minimum: 4.5, foregrounds: ['page'], backgrounds: ['text'] },
  {
    description: 'an error is readable wherever a form appears',
    minimum: 4.5,
    foregrounds: ['danger'],
    backgrounds: [...backgrounds, 'sel', 'field'],
  },
  { description: 'the label of a primary button is readable', minimum: 4.5, foregrounds: ['on-action'], backgrounds: ['action', 'action-hover'] },
  { description: 'text in the action colour is readable', minimum: 4.5, foregrounds: ['action-text'], backgrounds: ['page', 'surface'] },
  { description: 'money is readable at AAA', minimum: 7, foregrounds: ['text', 'real-text', 'bonus-text'], backgrounds: [...backgrounds, 'sel'] },
  { description: 'the border of a field is visible', minimum: 3, foregrounds: ['field-line'], backgrounds: [...backgrounds, 'field'] },
  { description: 'the focus ring is visible', minimum: 3, foregrounds: ['focus'], backgrounds: [...backgrounds, 'sel'] },
  { description: 'the bars and dots of money are visible', minimum: 3, foregrounds: ['real', 'bonus'], backgrounds: [...backgrounds, 'sel'] },
  { description: 'the live dot is visible', minimum: 3, foregrounds: ['live'], backgrounds },
];
