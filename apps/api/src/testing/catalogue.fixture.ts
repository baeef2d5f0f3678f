import type { SeedFiles } from '../seeds/seed.ts';

const symbolNames = ['W', 'S', 'A', 'B', 'C', 'D', 'K', 'Q', 'J', 'T'];

/** A game in the format of the seed file, with defaults for fields that are irrelevant to a test. */
function game(slug: string, name: string, studio: string, overrides: Record<string, unknown> = {}) {
  return {
    slug,
    name,
    studio: { slug: studio.toLowerCase().replace(/[^a-z]+/g, '-'), name: studio },
    model: 'five-reels',
    popularity: 100,
    released_days_ago: 400,
    top: false,
    dominant: '#102030',
    thumb: { w200: `/art/tiles/${slug}-200.00000000.avif`, w400: `/art/tiles/${slug}-400.00000000.avif` },
    stage: `/art/stages/${slug}.00000000.avif`,
    accent: '#ffcc66',
    lettering: `/art/titles/${slug}.00000000.avif`,
    symbols: Object.fromEntries(symbolNames.map((symbol) => [symbol, `/art/symbols/${symbol.toLowerCase()}.00000000.avif`])),
    ...overrides,
  };
}

/** Enough games that the popular collection leaves some out. */
const others = Array.from({ length: 26 }, (_, index) => game(`filler-${index}`, `Filler ${index}`, 'Quiet Works', { popularity: 50 - index }));

export const testGames = [
  game('amber-fjord', 'Amber Fjord', 'North Lamp', { popularity: 900, top: true, released_days_ago: 3 }),
  game('cafe-etoile', 'Café Étoile', 'North Lamp', { popularity: 800, model: 'three-reels', released_days_ago: 44 }),
  game('salt-squall', 'Salt Squall', 'Hull & Keel', { popularity: 700, model: 'high-seas', top: true, released_days_ago: 46 }),
  game('hundred-percent', '100% Luck_y', 'Hull & Keel', { popularity: 600 }),
  ...others,
];

const slide = {
  id: 'aurora',
  title: { en: 'A clear night', fi: 'Kirkas yö' },
  text: { en: 'Every game shows its return to player.', fi: 'Jokainen peli näyttää palautusprosenttinsa.' },
  action: { label: { en: 'See games', fi: 'Katso pelit' }, href: '/online-casino?collection=new-games' },
  for_player: {
    title: { en: 'Your clear night', fi: 'Sinun kirkas yösi' },
    text: { en: 'Every game shows its return to player.' },
    action: { label: { en: 'See games' }, href: '/online-casino' },
  },
  pictures: { w700: '/art/b-700.avif', w1050: '/art/b-1050.avif', w2100: '/art/b-2100.avif', m720: '/art/b-m720.avif', m1120: '/art/b-m1120.avif' },
  dominant: '#203040',
};

export const testSeed: SeedFiles = { games: JSON.stringify(testGames), slides: JSON.stringify([slide]) };
