import { brokenImage, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { wireBet, type WireBet } from './bets.fixtures.ts';

const huge = 99_999_999.99;

/** Extreme but possible bets for layout tests: names, images and amounts. */
export const hostileBets: readonly WireBet[] = [
  wireBet({ id: 1, game_name: longName, provider: longName, bet: huge, win: huge, total: 0, real_part: huge, state: 'returned' }),
  wireBet({
    id: 2,
    game_name: longWords,
    provider: longWords,
    bet: huge,
    win: 0,
    total: -huge,
    real_part: huge / 3,
    bonus_part: huge,
    state: 'lost',
  }),
  wireBet({ id: 3, game_name: rtlName, provider: rtlName, bet: 0, win: 0, total: -0.01, real_part: 0, state: 'void' }),
  wireBet({ id: 4, game_name: zeroWidthName, provider: zeroWidthName, thumb: brokenImage, bet: 0.01, win: huge, total: huge, state: 'won' }),
  wireBet({ id: 5, game_name: '', provider: '', date: '2026-11-20T00:00:00Z', state: 'open' }),
];

/** Totals of a period with such bets. */
export const hostileSummary = { currency: 'EUR', staked: huge, won: huge, net: -0.01 } as const;
