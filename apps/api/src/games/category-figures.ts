import type { GameCategory } from '@playfront/api-contract';

type Figures = {
  readonly engine: 'reels' | 'betmap' | 'draw' | 'cards' | 'ladder' | 'instant' | 'round';
  /** Published return to player in per cent (domain §5.3): of the best common bet if a table has several. */
  readonly rtp: number;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Per cent of a stake that counts towards a bonus (domain §2.4). */
  readonly wageringWeight: number;
  /** Bounds of a stake, in hundredths of a euro. */
  readonly stakes: readonly [number, number];
  /** Maximum payout of a round, in stakes, where the pay table states it (domain §5.4). */
  readonly maxWinX?: number;
};

const table = [100, 50_000] as const;
const small = [10, 10_000] as const;

/**
 * Figures of a game by its first category. A game with rules has the return, volatility and maximum payout of its rules instead; slots also have their own
 * stakes.
 */
export const categoryFigures: Readonly<Record<GameCategory, Figures>> = {
  // Slots with special features have no exact figure yet; this is the one they are designed for.
  slots: { engine: 'reels', rtp: 96, volatility: 'high', wageringWeight: 100, stakes: small },
  baccarat: { engine: 'cards', rtp: 98.94, volatility: 'low', wageringWeight: 10, stakes: table, maxWinX: 9 },
  blackjack: { engine: 'cards', rtp: 99.43, volatility: 'low', wageringWeight: 10, stakes: table },
  'skill-games': { engine: 'ladder', rtp: 97, volatility: 'medium', wageringWeight: 50, stakes: small },
  'instant-win': { engine: 'instant', rtp: 98.98, volatility: 'medium', wageringWeight: 50, stakes: small, maxWinX: 1000 },
  bingo: { engine: 'draw', rtp: 85, volatility: 'medium', wageringWeight: 100, stakes: [10, 1_000] },
  fishing: { engine: 'instant', rtp: 96, volatility: 'medium', wageringWeight: 50, stakes: small, maxWinX: 500 },
  roulette: { engine: 'betmap', rtp: 97.3, volatility: 'medium', wageringWeight: 10, stakes: table, maxWinX: 36 },
  poker: { engine: 'cards', rtp: 97, volatility: 'medium', wageringWeight: 20, stakes: table },
  'casual-games': { engine: 'ladder', rtp: 97, volatility: 'medium', wageringWeight: 50, stakes: small },
  'hi-lo-switch': { engine: 'ladder', rtp: 97, volatility: 'medium', wageringWeight: 25, stakes: small },
  'video-poker': { engine: 'cards', rtp: 99.544, volatility: 'medium', wageringWeight: 5, stakes: small, maxWinX: 800 },
  lottery: { engine: 'draw', rtp: 92.97, volatility: 'high', wageringWeight: 100, stakes: [10, 1_000], maxWinX: 120_000 },
  dice: { engine: 'betmap', rtp: 99, volatility: 'low', wageringWeight: 20, stakes: small },
  'sic-bo': { engine: 'betmap', rtp: 97.22, volatility: 'medium', wageringWeight: 20, stakes: table, maxWinX: 181 },
  'casino-holdem': { engine: 'cards', rtp: 97.84, volatility: 'medium', wageringWeight: 20, stakes: table },
  'european-roulette': { engine: 'betmap', rtp: 97.3, volatility: 'medium', wageringWeight: 10, stakes: table, maxWinX: 36 },
  'russian-poker': { engine: 'cards', rtp: 94.3, volatility: 'medium', wageringWeight: 20, stakes: table },
  'american-roulette': { engine: 'betmap', rtp: 94.74, volatility: 'medium', wageringWeight: 10, stakes: table, maxWinX: 36 },
  'live-dealer': { engine: 'round', rtp: 97.3, volatility: 'medium', wageringWeight: 10, stakes: table },
  'french-roulette': { engine: 'betmap', rtp: 97.3, volatility: 'medium', wageringWeight: 10, stakes: table, maxWinX: 36 },
  'video-bingo': { engine: 'draw', rtp: 94.087, volatility: 'high', wageringWeight: 100, stakes: small, maxWinX: 3000 },
  racing: { engine: 'betmap', rtp: 91, volatility: 'medium', wageringWeight: 25, stakes: small },
  sports: { engine: 'round', rtp: 93, volatility: 'medium', wageringWeight: 25, stakes: small },
  keno: { engine: 'draw', rtp: 94.01, volatility: 'high', wageringWeight: 100, stakes: [10, 5_000], maxWinX: 50_000 },
  fighting: { engine: 'betmap', rtp: 94, volatility: 'medium', wageringWeight: 25, stakes: small },
  shooting: { engine: 'instant', rtp: 96, volatility: 'medium', wageringWeight: 50, stakes: small },
  'scratch-cards': { engine: 'instant', rtp: 94.5, volatility: 'high', wageringWeight: 100, stakes: [10, 2_000], maxWinX: 120_000 },
  card: { engine: 'cards', rtp: 96.27, volatility: 'low', wageringWeight: 20, stakes: table },
  'andar-bahar': { engine: 'cards', rtp: 97.85, volatility: 'low', wageringWeight: 20, stakes: table },
  'teen-patti': { engine: 'cards', rtp: 97.5, volatility: 'medium', wageringWeight: 20, stakes: table },
};

/** Figures of all live tables, for any game. */
export const liveFigures = { engine: 'round', wageringWeight: 10, stakes: [100, 200_000] } as const;
/** Features whose stakes do not count towards a bonus. */
export const uncountedFeatures: readonly string[] = ['jackpot', 'bonus-buy'];
