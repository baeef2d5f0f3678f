import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Manifest } from './manifest.ts';
import { seededGames } from './seeds.ts';
import type { Specs } from './allocation.ts';

const parse = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

it('has written the games that the API seeds', () => {
  expect(seededGames(parse('specs.json') as Specs, new Manifest())).toEqual(parse('../../apps/api/seed/games.json'));
});
