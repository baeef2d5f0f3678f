import type { LimitKind, LimitPeriod, PlayerLimit } from '@playfront/api-contract';
import { add, money, subtract, type Money } from '@playfront/money';

/** A settled round. */
export type Round = { readonly bet: Money; readonly win: Money };

/** What is left of a limit: money, or minutes of play. */
export type PlayLimitLeft = {
  readonly kind: Exclude<LimitKind, 'deposit'>;
  readonly period: LimitPeriod;
  readonly left: Money | number;
};

/** The limits after one more round. Only the operator counts time. */
export function withRound(limits: readonly PlayerLimit[], { bet, win }: Round): readonly PlayerLimit[] {
  return limits.map((limit) => {
    if (limit.kind === 'session' || limit.kind === 'deposit' || limit.used.currency !== bet.currency) return limit;
    return { ...limit, used: add(limit.used, limit.kind === 'wager' ? bet : subtract(bet, win)) };
  });
}

function leftOf(limit: PlayerLimit): PlayLimitLeft | undefined {
  const { period } = limit;
  if (limit.kind === 'session') return { kind: limit.kind, period, left: limit.remaining_minutes };
  if (limit.kind === 'deposit') return undefined;
  const { minor, currency } = subtract(limit.amount, limit.used);
  return { kind: limit.kind, period, left: money(Math.max(0, minor), currency) };
}

const figureOf = ({ left }: PlayLimitLeft) => (typeof left === 'number' ? left : left.minor);

/** The tightest limit on play of each kind. */
export function tightestPlayLimits(limits: readonly PlayerLimit[]): readonly PlayLimitLeft[] {
  const tightest = new Map<LimitKind, PlayLimitLeft>();
  for (const limit of limits.flatMap((one) => leftOf(one) ?? [])) {
    const current = tightest.get(limit.kind);
    if (!current || figureOf(limit) < figureOf(current)) tightest.set(limit.kind, limit);
  }
  return [...tightest.values()];
}
