import type { frontGetBetList, WireAnswerOf } from '@playfront/api-contract';

export type WireBetList = WireAnswerOf<typeof frontGetBetList>;
type WireBet = WireBetList['bets'][number];

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

/** A week of play: won, lost, open, returned, and paid with each kind of money. */
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
