import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../start/repository.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sources = globSync('{libs/*,apps/{web-desktop,web-mobile,games}}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories|fixtures?)\.|\/testing\//.test(path))
  .map(read);
const shared = read('libs/api-contract/src/site-build/shared-names.ts');

const valueOf = (source: string, name: string) => new RegExp(`const ${name} = '(.+)'`).exec(source)?.[1];

/** The value of each constant that is passed to `localStorage`; other keys as source text. */
const localKeys = sources.flatMap((source) =>
  [...source.matchAll(/localStorage\.setItem\(([^,]+),/g)].map(([, name = '']) => valueOf(source, name) ?? valueOf(shared, name) ?? name),
);
const cookies = sources.flatMap((source) => [...source.matchAll(/const \w+Cookie = '(.+)'/g)].map(([, value = '']) => value));
const names = [...new Set([...localKeys, ...cookies])];

describe('every cookie and key of local storage', () => {
  it('is found in the sources', () =>
    expect(names).toEqual(expect.arrayContaining(['front.theme', 'front.device', 'i18n_redirected', 'form_factor'])));

  it.each(['en', 'fi'])('is explained to players: %s', (locale) => {
    const page = read(`translations/${locale}/pages/cookies.html`);
    expect(names.filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([]);
  });

  it('is listed in docs/state.md', () => {
    const table = read('docs/state.md');
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});
