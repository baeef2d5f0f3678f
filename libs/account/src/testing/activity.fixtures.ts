import type { frontGetActivityStatement, WireResponseOf } from '@playfront/api-contract';

export type WireStatement = WireResponseOf<typeof frontGetActivityStatement>;
type WireFigures = WireStatement['total'];

const none: WireFigures = { deposits: 0, withdrawals: 0, staked: 0, won: 0, net: 0, bonus: 0, sessions: 0, minutes: 0 };

/** Deterministic days or months, most of them with activity; the totals are summed in hundredths, to avoid rounding errors. */
export function wireStatement(days: readonly string[]): WireStatement {
  const periods = days.map((period, index) => {
    const staked = ((index * 37) % 50) * 100;
    const won = Math.round(staked * (0.6 + ((index * 7) % 9) / 10));
    return {
      ...none,
      period,
      deposits: index % 3 === 0 ? 50 : 0,
      withdrawals: index % 5 === 3 ? 60 : 0,
      staked: staked / 100,
      won: won / 100,
      net: (won - staked) / 100,
      sessions: 1,
      minutes: (index * 23) % 110,
    };
  });
  const sum = (key: keyof WireFigures) => periods.reduce((total, row) => total + Math.round(Number(row[key]) * 100), 0) / 100;
  const total = Object.fromEntries(Object.keys(none).map((key) => [key, sum(key as keyof WireFigures)])) as WireFigures;
  return { status: 1, currency: 'EUR', periods, total, lifetime_net_deposits: 1240 };
}

/** A period without activity. */
export const emptyStatement: WireStatement = { status: 1, currency: 'EUR', periods: [], total: none, lifetime_net_deposits: 0 };
