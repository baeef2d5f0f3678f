import type { LimitKind, LimitPeriod, PlayerLimit } from '@playfront/api-contract';

/** The figures of a limit, in minor units of money or minutes of play. */
export type LimitFigures = { readonly limit: number; readonly used: number; readonly left: number };

/** The figures of a limit of any kind. */
export function figuresOf(limit: PlayerLimit): LimitFigures {
  return limit.kind === 'session'
    ? { limit: limit.minutes, used: limit.used_minutes, left: limit.remaining_minutes }
    : { limit: limit.amount.minor, used: limit.used.minor, left: limit.remaining.minor };
}

/** Identifies a limit by kind and period. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** The limit that the player or the law has set. */
export function limitOf(limits: readonly PlayerLimit[], { kind, period }: LimitName, setBy: PlayerLimit['set_by']): PlayerLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.period === period && limit.set_by === setBy);
}

/** An entered value compared with the current limit. `below-used`: it applies immediately and is not above the amount already used. */
export type LimitEffect = 'lower' | 'below-used' | 'higher';

/** The effect of saving a value, in minor units or minutes. */
export function effectOf(value: number, current: PlayerLimit | undefined): LimitEffect {
  if (!current) return 'lower';
  const { limit, used } = figuresOf(current);
  if (value > limit) return 'higher';
  return value <= used ? 'below-used' : 'lower';
}
