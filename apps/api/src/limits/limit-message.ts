import type { PlayerMessage } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Limit } from './limits.rules.ts';

/** The mail box message about a limit: its current value, or from when a looser one applies. No amount means no limit. */
export function limitMessage({ kind, period, amount, pending }: Limit, currency: Currency): PlayerMessage {
  const figures = (value: number | null) => {
    if (value === null) return {};
    return kind === 'session' ? { amount: value } : { amount: toWire(money(value, currency)), currency };
  };
  const limit = { limit: kind, period };
  if (pending) return { kind: 'limit_scheduled', ...limit, ...figures(pending.amount), from: pending.from.toISOString() };
  return { kind: 'limit_changed', ...limit, ...figures(amount) };
}
