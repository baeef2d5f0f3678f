import type { frontGetGames, Game, GameCategory, GameCollection, WireResponseOf } from '@playfront/api-contract';
import { parseResponse } from '@playfront/auth/testing';
import { gameImage } from './game-images.fixtures.ts';

export type WireGameList = WireResponseOf<typeof frontGetGames>;
export type WireGame = WireGameList['games'][number];

/** An open slot game with free play. */
export function wireGame(overrides: Partial<WireGame> = {}): WireGame {
  return {
    id: 1,
    slug: 'lantern-coast',
    name: 'Lantern Coast',
    provider: { id: 1, slug: 'fieldnote', name: 'Fieldnote' },
    engine: 'slots',
    categories: ['slots'],
    collections: ['popular-casino', 'top-casino-games'],
    rtp: 96.52,
    volatility: 'medium',
    min_bet: 0.2,
    max_bet: 100,
    has_demo: true,
    thumb: gameImage(0),
    ...overrides,
  };
}

/** {@link wireGame} as parsed by the site. */
export function gameOf(overrides: Partial<WireGame> = {}): Game {
  const facets = { categories: [], collections: [], providers: [] };
  const [game] = parseResponse('frontGetGames', { status: 1, games: [wireGame(overrides)], total: 1, facets }).games;
  // The list has one entry.
  return game as Game;
}

const firstWords = ['Lantern', 'Glass', 'Molten', 'Winter', 'Brass', 'Jade', 'Paper', 'Silver', 'Hollow', 'Amber'] as const;
const secondWords = ['Coast', 'Reef', 'Crown', 'Palace', 'Hours', 'Garden', 'Harbour', 'Citadel', 'Orchard', 'Signal', 'Tide'] as const;
const studios = ['Fieldnote', 'Tidewater', 'Ironbark', 'Old Quarry', 'Small Hours', 'Longgrass', 'Halden Forge'] as const;
const categories: readonly GameCategory[] = ['slots', 'slots', 'roulette', 'slots', 'blackjack', 'dice', 'slots', 'keno', 'baccarat'];
const collections: readonly GameCollection[] = ['popular-casino', 'new-games', 'top-casino-games', 'megaways', 'jackpot-games', 'mini-games'];

/** An entry of a list, repeated cyclically. */
function inTurn<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('The list is empty');
  return entry;
}

/** `count` games with different names; some are new, some have no free play. */
export function wireGames(count: number): WireGame[] {
  return Array.from({ length: count }, (_, index) => {
    const studio = index % studios.length;
    const round = Math.floor(index / (firstWords.length * secondWords.length));
    const name = `${inTurn(firstWords, index)} ${inTurn(secondWords, index)}${round > 0 ? ` ${round + 1}` : ''}`;
    return wireGame({
      id: index + 1,
      slug: `${name.toLowerCase().replaceAll(' ', '-')}`,
      name,
      provider: { id: studio + 1, slug: `studio-${studio + 1}`, name: inTurn(studios, studio) },
      categories: [inTurn(categories, index)],
      collections: [inTurn(collections, index), inTurn(collections, index + 2)],
      rtp: 92 + ((index * 7) % 60) / 10,
      volatility: inTurn(['low', 'medium', 'high'], index),
      has_demo: index % 9 !== 4,
      is_new: index % 13 === 2,
      thumb: gameImage(index),
    });
  });
}
