import type { LimitKind, LimitPeriod, PlayerLimit } from '@playfront/api-contract';

/** What a limit counts, in minor units of money or minutes of play. */
export type LimitFigures = { readonly limit: number; readonly used: number; readonly left: number };

/** The figures of a limit, whatever it counts. */
export function figuresOf(limit: PlayerLimit): LimitFigures {
  return limit.kind === 'session'
    ? { limit: limit.minutes, used: limit.used_minutes, left: limit.remaining_minutes }
    : { limit: limit.amount.minor, used: limit.used.minor, left: limit.remaining.minor };
}

/** Which limit: what it counts and for how long. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod };

/** The limit that the player, or the law, has set. */
export function limitOf(limits: readonly PlayerLimit[], { kind, period }: LimitName, setBy: PlayerLimit['set_by']): PlayerLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.period === period && limit.set_by === setBy);
}

/** A value that the player entered against the current limit. `below-used`: it applies at once, and less than what is used already. */
export type LimitEffect = 'lower' | 'below-used' | 'higher';

/** What happens when the player saves a value, in minor units or minutes. */
export function effectOf(value: number, current: PlayerLimit | undefined): LimitEffect {
  if (!current) return 'lower';
  const { limit, used } = figuresOf(current);
  if (value > limit) return 'higher';
  return value <= used ? 'below-used' : 'lower';
}
