import type { RunOptions } from 'axe-core';

/** What axe holds a story to, in its own look and in the others: WCAG 2.2 AA and good practice. A story is no whole page, so it needs no landmarks. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false } },
} satisfies RunOptions;
