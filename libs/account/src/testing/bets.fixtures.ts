import type { CallResponse } from '@playfront/api-client';
import type { frontGetBetList, WireResponseOf } from '@playfront/api-contract';
import { parseResponse } from '@playfront/auth/testing';

export type WireBetList = WireResponseOf<typeof frontGetBetList>;
export type WireBet = WireBetList['bets'][number];

/** A bet of €1.00 that won €4.20, paid with real money. */
export function wireBet(overrides: Partial<WireBet> = {}): WireBet {
  return {
    id: 1,
    date: '2026-11-20T18:41:00.000Z',
    game_name: 'Lantern Coast',
    provider: 'Fieldnote',
    currency: 'EUR',
    bet: 1,
    win: 4.2,
    total: 3.2,
    real_part: 1,
    bonus_part: 0,
    state: 'won',
    ...overrides,
  };
}

/** A week of bets: won, lost, open and returned, paid with each kind of money. */
export function wireBetList(overrides: Partial<WireBetList> = {}): WireBetList {
  return {
    status: 1,
    bets: [
      wireBet(),
      wireBet({ id: 2, win: 0, total: -1, state: 'lost' }),
      wireBet({ id: 3, game_name: 'Glass Reef', provider: 'Tidewater', bet: 0.4, win: 0, total: 0, real_part: 0, bonus_part: 0.4, state: 'open' }),
      wireBet({ id: 4, game_name: 'Molten Crown', provider: 'Ironbark', bet: 5, win: 31.5, total: 26.5, real_part: 3, bonus_part: 2, state: 'won' }),
      wireBet({ id: 5, game_name: 'Jade Coil', provider: 'Longgrass', bet: 1.2, win: 1.2, total: 0, real_part: 1.2, state: 'returned' }),
    ],
    total: 214,
    summary: { currency: 'EUR', staked: 186.4, won: 174, net: -12.4 },
    ...overrides,
  };
}

const colours = ['#263a63', '#0d4a5a', '#7a3a12', '#5a1f3d', '#5a6a22', '#3a5a86'] as const;

/** A placeholder for a game's image, in one of six colours. */
function betPicture(index: number): string {
  const colour = colours[index % colours.length];
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 39 52" width="39" height="52"><rect width="39" height="52" fill="${colour}"/><circle cx="19" cy="20" r="11" fill="#fff" opacity=".3"/></svg>`,
  )}`;
}

const games = ['Lantern Coast', 'Glass Reef', 'Molten Crown', 'Winter Palace', 'Jade Coil', 'Brass Hours', 'Koi Garden'] as const;
const results = [
  { bet: 1, win: 0, total: -1, state: 'lost' },
  { bet: 0.4, win: 0.9, total: 0.5, state: 'won' },
  { bet: 5, win: 0, total: -5, state: 'lost' },
  { bet: 2, win: 1.2, total: -0.8, state: 'won' },
  { bet: 12.5, win: 12.5, total: 0, state: 'returned' },
  { bet: 1, win: 0, total: 0, state: 'open' },
  { bet: 0.2, win: 0, total: 0, state: 'void' },
] as const satisfies readonly Partial<WireBet>[];

/** `count` bets with images, of every result and paid with each kind of money. */
export function wireBets(count: number): WireBet[] {
  return Array.from({ length: count }, (_, index) => {
    const result = results[index % results.length] ?? results[0];
    const bonusPart = index % 3 === 1 ? result.bet : 0;
    return wireBet({
      id: index + 1,
      date: new Date(Date.UTC(2026, 10, 20, 18, 41) - index * 37 * 60_000).toISOString(),
      game_name: games[index % games.length] ?? games[0],
      thumb: betPicture(index),
      ...result,
      real_part: result.bet - bonusPart,
      bonus_part: bonusPart,
    });
  });
}

/** A page of bets as parsed by the site. */
export function betListOf(overrides: Partial<WireBetList> = {}): CallResponse<'frontGetBetList'> {
  return parseResponse('frontGetBetList', wireBetList(overrides));
}
