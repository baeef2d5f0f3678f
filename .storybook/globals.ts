import type { Preview } from '@storybook/react-vite';
import { brandIds } from '@playfront/brand';
import { localeCodes, localeEntry, type LocaleCode } from '@playfront/i18n';
import { formFactors, type FormFactor } from './form-factors.ts';
import { schemes, type Look } from './look.ts';

/** A locale of the site, or English with accents and 40 % more length. */
export type StoryLocale = LocaleCode | 'pseudo';

/** Globals that the toolbar sets, and that a story may set in its `globals`. */
export type StoryGlobals = Look & { readonly locale: StoryLocale; readonly formFactor: FormFactor };

export const initialGlobals: StoryGlobals = { brand: 'northlight', scheme: 'dark', locale: 'en', formFactor: 'desktop' };

const localeItems = [
  { value: 'pseudo', title: 'Pseudo-locale, 40 % longer', right: 'pseudo' },
  ...localeCodes.map((code) => ({ value: code, title: localeEntry(code).nativeName, right: code })),
];

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: { description: 'Brand', toolbar: { title: 'Brand', icon: 'paintbrush', items: [...brandIds], dynamicTitle: true } },
  scheme: { description: 'Scheme', toolbar: { title: 'Scheme', icon: 'mirror', items: [...schemes], dynamicTitle: true } },
  locale: { description: 'Locale', toolbar: { title: 'Locale', icon: 'globe', items: localeItems, dynamicTitle: true } },
  formFactor: {
    description: 'Form factor',
    toolbar: {
      title: 'Form factor',
      icon: 'mobile',
      items: Object.entries(formFactors).map(([value, { name, styles }]) => ({ value, title: name, right: styles.width })),
      dynamicTitle: true,
    },
  },
};
