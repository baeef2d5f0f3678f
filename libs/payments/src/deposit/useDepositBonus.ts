import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { DepositBonus, MissedBonus, PlayerBonus } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { toWire, type Money } from '@playfront/money';

type ExpectedBonus = {
  /** What the deposit brings besides its own money. `unknown` while it is asked for. */
  readonly bonus?: DepositBonus | 'unknown' | undefined;
  /** The claimed bonus that the amount is too small for. */
  readonly missed?: MissedBonus | undefined;
};

/** The bonus of a deposit of this amount. A code typed takes the place of a claim. */
export function useDepositBonus(amount: Money | undefined, code: string): ExpectedBonus {
  const locale = useLocale();
  const isAsked = amount !== undefined && code.trim() === '';
  const request = { amount: amount ? toWire(amount) : 0, locale };
  const { data, isLoading } = useQuery({
    ...callQuery(useApi(), 'frontGetDepositBonus', request, { staleMs: 0, owner: 'player' }),
    enabled: isAsked,
  });
  if (!isAsked) return {};
  return isLoading ? { bonus: 'unknown' } : { bonus: data?.bonus ?? undefined, missed: data?.missed ?? undefined };
}

/** Bonuses asked for, newest first: the one of a deposit just made is among them. */
const recentBonuses = 24;

/** The bonus that came with a deposit, once that is complete. */
export function useBonusOfDeposit(transactionId: string): PlayerBonus | undefined {
  const request = { locale: useLocale(), page_size: recentBonuses };
  const { data } = useQuery(callQuery(useApi(), 'frontGetPlayerBonuses', request, { staleMs: 0, owner: 'player' }));
  return data?.bonuses.find((bonus) => bonus.payment_id === transactionId);
}
