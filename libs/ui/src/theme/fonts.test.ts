import { brandIds, brandOf } from '@playfront/brand';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
const packages = createRequire(import.meta.url).resolve.paths('x') ?? [];

type Face = { family: string; file: string; ranges: readonly (readonly [number, number])[] };

const faces: Face[] = [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, body = '']) => {
  const file = /url\('([^']+)'\)/.exec(body)?.[1];
  if (file === undefined) return [];
  const family = /font-family:\s*'?([^;']+)/.exec(body)?.[1] ?? '';
  const ranges = [...body.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return [{ family, file, ranges }];
});

const filesFor = (family: string, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return faces.filter((face) => face.family === family && face.ranges.some(([from, to]) => from <= code && code <= to)).map(({ file }) => file);
};

describe('the fonts', () => {
  it.each(faces.map(({ family, file }) => ({ family, file })))('include the file of $family: $file', ({ file }) => {
    expect(packages.some((folder) => existsSync(`${folder}/${file}`))).toBe(true);
  });

  it.each(brandIds)('of %s have each letter in at most one file, which its pages preload', (id) => {
    const { display, text, files } = brandOf(id).fonts;
    for (const [role, list] of Object.entries({ display, text })) {
      const family = /^'?([^',]+)/.exec(list)?.[1] ?? '';
      for (const [script, letter] of [
        ['Latn', 'a'],
        ['Latn', '8'],
        ['Latn', 'ä'],
        ['Cyrl', 'я'],
        ['Grek', 'ω'],
      ] as const) {
        const found = filesFor(family, letter);
        // A display font without a script falls back to the system's serif or sans.
        if (role === 'display' && script !== 'Latn' && found.length === 0) continue;
        expect(found, `${family} ${letter}`).toHaveLength(1);
        expect(
          files[script].some((name) => found[0]?.includes(`/${name}`)),
          `${family} ${letter}`,
        ).toBe(true);
      }
    }
  });

  it('load the extended Latin letters only for pages that use them', () => {
    expect(filesFor('Inter', 'ő')).toEqual([expect.stringContaining('latin-ext')]);
    expect(filesFor('Newsreader', 'ł')).toEqual([expect.stringContaining('latin-ext')]);
  });
});
