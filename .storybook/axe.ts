import type { RunOptions } from 'axe-core';

/** Rules that axe checks in every look of a story: WCAG 2.2 AA and best practice. A story is not a complete page, so it needs no landmarks. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false } },
} satisfies RunOptions;
