import type { CallResponse } from '@playfront/api-client';
import type { LimitPeriod, PlayerLimit } from '@playfront/api-contract';

export type PlayerLimits = CallResponse<'frontGetPlayerLimits'>;
/** A limit of money: deposits, losses or stakes. */
export type MoneyLimit = Exclude<PlayerLimit, { kind: 'session' }>;

/** The deposit limit with the smallest remaining amount, the player's or the law's; `undefined` if there is none. */
export function tightestDepositLimit({ limits }: Pick<PlayerLimits, 'limits'>): MoneyLimit | undefined {
  const ofDeposits = limits.filter((limit): limit is MoneyLimit => limit.kind === 'deposit');
  return ofDeposits.reduce<MoneyLimit | undefined>(
    (tightest, limit) => (tightest && tightest.remaining.minor <= limit.remaining.minor ? tightest : limit),
    undefined,
  );
}

/** The periods for which the player's country requires a deposit limit and the player has none yet. */
export function missingDepositPeriods({ limits, rules }: Pick<PlayerLimits, 'limits' | 'rules'>): readonly LimitPeriod[] {
  const isSet = (period: LimitPeriod) => limits.some((limit) => limit.kind === 'deposit' && limit.period === period && limit.set_by === 'player');
  return rules.required_deposit_periods.filter((period) => !isSet(period));
}
