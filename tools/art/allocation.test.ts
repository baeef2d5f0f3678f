import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allocate, repetitions, type Specs } from './allocation.ts';
import { games, gamesOf } from './catalogue.ts';
import { slotNames } from './slots.ts';

const existing = JSON.parse(readFileSync(new URL('specs.json', import.meta.url), 'utf8')) as Specs;

/** The catalogue with `count` games: adds games for each motif in turn. */
function grownTo(count: number) {
  const shown = Object.keys(slotNames);
  const names: Record<string, string> = { ...slotNames };
  for (let nth = 0; nth < count - games.length; nth++) {
    const key = shown[nth % shown.length] ?? '';
    names[key] += `, Added Game ${nth}`;
  }
  return gamesOf(names);
}

describe('the allocation of art', () => {
  it('shows no drawing twice on a screen and no image twice at all', () => {
    expect(repetitions(games, existing)).toEqual([]);
  });

  it('is up to date for every game', () => {
    expect(allocate(games, existing)).toEqual(existing);
  });

  it('works for a thousand games, and does not change existing specs', { timeout: 60_000 }, () => {
    const thousand = grownTo(1_000);
    const specs = allocate(thousand, existing);
    expect(thousand).toHaveLength(1_000);
    expect(repetitions(thousand, specs)).toEqual([]);
    expect(Object.fromEntries(Object.keys(existing).map((slug) => [slug, specs[slug]]))).toEqual(existing);
  });

  it('chooses a new spec for a game with a new motif', () => {
    const changed = games.map((game) => (game.slug === 'sun-vizier' ? { ...game, motif: 'lion' } : game));
    const specs = allocate(changed, existing);
    expect(specs['sun-vizier']?.motif).toBe('lion');
    expect({ ...specs, 'sun-vizier': existing['sun-vizier'] }).toEqual(existing);
  });
});
