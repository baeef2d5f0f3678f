import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
// The games are a separate build, whose layout depends on the shape of their frame.
const sheets = globSync(['libs/*/src/**/*.css', 'apps/web-*/src/**/*.css'], { cwd: root });
const allowed = new Set(Object.values(breakpoints).flatMap((width) => [width - 1, width, width + 1]));

it.each(sheets)('%s uses only named breakpoints', (sheet) => {
  const css = readFileSync(`${root}/${sheet}`, 'utf8');
  const widths = [...css.matchAll(/@media[^{]*?(?:min|max)-width:\s*(\d+)px/g)].map((match) => Number(match[1]));
  expect(widths.filter((width) => !allowed.has(width))).toEqual([]);
});
