import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { root } from '../../start/repository.mjs';

// Games are excluded: their layout depends on the aspect ratio of their frame.
const sheets = globSync('{libs/*,apps/{web-*,back-office}}/src/**/*.css', { cwd: root });
const components = globSync('{libs/*,apps/{web-*,back-office}}/src/**/*.tsx', { cwd: root }).filter((path) => !/\.(stories|test)\./.test(path));

interface Bound {
  side: 'min' | 'max';
  /** The last pixel at which the query matches. */
  width: number;
}

/** All width bounds in a media or container query, in both notations. */
function boundsOf(query: string): Bound[] {
  const bound = (isMin: boolean, isStrict: boolean, value: string): Bound => {
    const width = Number(value) + (isStrict ? (isMin ? 1 : -1) : 0);
    return { side: isMin ? 'min' : 'max', width };
  };
  return [
    ...query.matchAll(/\b(?<name>min|max)-(?:width|inline-size):\s*(?<px>[\d.]+)px/g),
    ...query.matchAll(/(?<px>[\d.]+)px\s*(?<before>[<>]=?)\s*(?:width|inline-size)\b/g),
    ...query.matchAll(/(?<!-)\b(?:width|inline-size)\s*(?<after>[<>]=?)\s*(?<px>[\d.]+)px/g),
  ].map(({ groups }) => {
    const { name, before, after, px = '' }: Record<string, string | undefined> = groups ?? {};
    if (name) return bound(name === 'min', false, px);
    const sign = before ?? after ?? '';
    return bound(sign.startsWith(before ? '<' : '>'), !sign.endsWith('='), px);
  });
}

const { breakpoints } = (await import(pathToFileURL(join(root, 'libs/ui/src/theme/breakpoints.ts')).href)) as {
  breakpoints: Readonly<Record<string, number>> & { readonly md: number };
};
const { md, ...others } = breakpoints;
const otherWidths = new Set(Object.values(others).flatMap((width) => [width - 1, width, width + 1]));
const isBuildBoundary = ({ side, width }: Bound) => width === (side === 'max' ? md : md + 1);
const isNamed = (bound: Bound) => isBuildBoundary(bound) || otherWidths.has(bound.width);
/** For files with their own breakpoints: a bound next to the pixel at which the builds change is a mistake. */
const isOwnBreakpoint = (bound: Bound) => isBuildBoundary(bound) || Math.abs(bound.width - md) > 2;

const queriesOf = (css: string, rule: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(new RegExp(`@${rule}\\b([^{;]*)`, 'g'))].map(([, query = '']) => query);

describe('the guard', () => {
  test.each<[string, Bound[]]>([
    ['(max-width: 990px)', [{ side: 'max', width: 990 }]],
    ['(pointer: coarse), (min-width: 600px) and (max-width: 990px)', ['min 600', 'max 990'].map(parse)],
    ['(600px <= width <= 990px)', ['min 600', 'max 990'].map(parse)],
    ['(600px < width < 991px)', ['min 601', 'max 990'].map(parse)],
    ['(990px >= width > 599px)', ['max 990', 'min 600'].map(parse)],
    ['league (inline-size > 640px)', [parse('min 641')]],
    ['(max-height: 500px) and (height < 400px)', []],
  ])('reads %s', (query, bounds) => {
    expect(boundsOf(query)).toEqual(expect.arrayContaining(bounds));
    expect(boundsOf(query)).toHaveLength(bounds.length);
  });

  test.each<[string, boolean]>([
    [`max ${md}`, true],
    [`min ${md + 1}`, true],
    [`max ${md + 1}`, false],
    [`min ${md}`, false],
    [`max ${md - 1}`, false],
    ['max 599', true],
    ['max 610', false],
  ])('%s: %s', (bound, isAllowed) => expect(isNamed(parse(bound))).toBe(isAllowed));
});

it.each(sheets)('%s uses only named breakpoints', (sheet) => {
  const css = readFileSync(join(root, sheet), 'utf8');
  const isAllowed = sheet.startsWith('apps/back-office/') ? isOwnBreakpoint : isNamed;
  expect(
    queriesOf(css, 'media')
      .flatMap(boundsOf)
      .filter((bound) => !isAllowed(bound)),
  ).toEqual([]);
  expect(
    queriesOf(css, 'container')
      .flatMap(boundsOf)
      .filter((bound) => !isOwnBreakpoint(bound)),
  ).toEqual([]);
});

it('images choose their file by named breakpoints', () => {
  const named = components.flatMap((path) => boundsOf(readFileSync(join(root, path), 'utf8')).map((bound) => ({ path, ...bound })));
  expect(named.filter((bound) => !isNamed(bound))).toEqual([]);
  expect(named).not.toEqual([]);
});

function parse(text: string): Bound {
  const [side, width] = text.split(' ');
  return { side: side === 'min' ? 'min' : 'max', width: Number(width) };
}
