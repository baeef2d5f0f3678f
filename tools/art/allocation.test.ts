import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allocate, repetitions, type Specs } from './allocation.ts';
import { games, gamesOf } from './catalogue.ts';
import { slotNames } from './slots.ts';

const kept = JSON.parse(readFileSync(new URL('specs.json', import.meta.url), 'utf8')) as Specs;

/** The house with so many games: further ones for each motif in turn, as a studio would add them. */
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
  it('shows no drawing twice on a screen and no picture twice at all', () => {
    expect(repetitions(games, kept)).toEqual([]);
  });

  it('has been run for every game', () => {
    expect(allocate(games, kept)).toEqual(kept);
  });

  it('holds for a thousand games, and leaves the specs that are there alone', { timeout: 60_000 }, () => {
    const thousand = grownTo(1_000);
    const specs = allocate(thousand, kept);
    expect(thousand).toHaveLength(1_000);
    expect(repetitions(thousand, specs)).toEqual([]);
    expect(Object.fromEntries(Object.keys(kept).map((slug) => [slug, specs[slug]]))).toEqual(kept);
  });

  it('gives a game a new spec when it shows something else', () => {
    const changed = games.map((game) => (game.slug === 'sun-vizier' ? { ...game, motif: 'lion' } : game));
    const specs = allocate(changed, kept);
    expect(specs['sun-vizier']?.motif).toBe('lion');
    expect({ ...specs, 'sun-vizier': kept['sun-vizier'] }).toEqual(kept);
  });
});
