import type { MarketType } from '@playfront/api-contract';
import type { Sport } from './sports.ts';
import { totalOf, type Final, type Situation } from './sport-model.ts';

/** A market on the result of a match, possibly relative to a line. Lines are halves, so that there is always a winning outcome. */
export type Market = { readonly type: MarketType; readonly line: number | null };

/** Outcomes in display order. */
export const outcomesOf = {
  '1x2': ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  total: ['over', 'under'],
  both_score: ['yes', 'no'],
  handicap: ['home', 'away'],
} as const satisfies Record<MarketType, readonly string[]>;

export function marketId({ type, line }: Market): string {
  return line === null ? type : `${type}:${line}`;
}

type Ending = Pick<Final, 'score' | 'total'>;

/** The winning outcome for this result of a match. */
export function winningOutcome({ type, line }: Market, { score: { home, away }, total }: Ending): string {
  switch (type) {
    case '1x2':
      return home === away ? 'draw' : home > away ? 'home' : 'away';
    case 'winner':
      return home > away ? 'home' : 'away';
    case 'total':
      return total > (line ?? 0) ? 'over' : 'under';
    case 'both_score':
      return home > 0 && away > 0 ? 'yes' : 'no';
    case 'handicap':
      return home + (line ?? 0) > away ? 'home' : 'away';
  }
}

/** The winning outcome once it is final: at the end, or earlier if later goals cannot change it. */
export function decidedOutcome(market: Market, { phase, score, periods }: Situation): string | undefined {
  const outcome = winningOutcome(market, { score, total: totalOf(periods) });
  const isForGood = outcome === 'over' || outcome === 'yes';
  return phase === 'ended' || isForGood ? outcome : undefined;
}

/** The fair probability of each outcome, in display order: the settlement rule applied to every possible result of the match. */
export function fairChances(market: Market, finals: readonly Final[]): number[] {
  const outcomes: readonly string[] = outcomesOf[market.type];
  const chances = outcomes.map(() => 0);
  let all = 0;
  for (const final of finals) {
    const index = outcomes.indexOf(winningOutcome(market, final));
    chances[index] = (chances[index] ?? 0) + final.probability;
    all += final.probability;
  }
  return chances.map((chance) => chance / all);
}

/** The markets of an event, the main ones first. Lines are chosen before the start and do not change. */
export function marketsOf({ winner, totals, hasBothScore }: Sport, finals: readonly Final[]): Market[] {
  const totalLines = totals === 'balanced' ? [balancedLine(finals, ({ total }) => total)] : totals;
  const [first, ...others] = totalLines.map((line): Market => ({ type: 'total', line }));
  return [
    { type: winner, line: null },
    ...(first ? [first] : []),
    { type: 'handicap', line: handicapLine(finals) },
    ...(hasBothScore ? [{ type: 'both_score', line: null } as const] : []),
    ...others,
  ];
}

/** The half line whose probability of being exceeded is closest to 50 %. */
function balancedLine(finals: readonly Final[], valueOf: (final: Final) => number): number {
  const chances = new Map<number, number>();
  for (const final of finals) chances.set(valueOf(final), (chances.get(valueOf(final)) ?? 0) + final.probability);
  let below = 0;
  for (const [value, chance] of [...chances].sort(([a], [b]) => a - b)) {
    if (below + chance >= 0.5) return below + chance - 0.5 < 0.5 - below ? value + 0.5 : value - 0.5;
    below += chance;
  }
  return 0.5;
}

/** The handicap that evens the sides out. One of half a goal would be equivalent to the winner market. */
function handicapLine(finals: readonly Final[]): number {
  const line = -balancedLine(finals, ({ score }) => score.home - score.away);
  if (Math.abs(line) > 1) return line;
  const [homeAhead = 0] = fairChances({ type: 'handicap', line: -0.5 }, finals);
  const [awayBehind = 0] = fairChances({ type: 'handicap', line: 0.5 }, finals);
  return homeAhead > 1 - awayBehind ? -1.5 : 1.5;
}
