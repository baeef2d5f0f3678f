import type { PlayerMessage } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Limit } from './limits.rules.ts';

/** What the mail box tells of a limit: how it stands now, or from when a looser one will hold. Without an amount there is none. */
export function limitMessage({ kind, period, amount, pending }: Limit, currency: Currency): PlayerMessage {
  const figures = (value: number | null) => {
    if (value === null) return {};
    return kind === 'session' ? { amount: value } : { amount: toWire(money(value, currency)), currency };
  };
  const limit = { limit: kind, period };
  if (pending) return { kind: 'limit_scheduled', ...limit, ...figures(pending.amount), from: pending.from.toISOString() };
  return { kind: 'limit_changed', ...limit, ...figures(amount) };
}
