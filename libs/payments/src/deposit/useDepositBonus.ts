import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { DepositBonus, PlayerBonus } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { toWire, type Money } from '@playfront/money';

/** What a deposit of this amount brings besides its own money. `unknown` while it is asked for; a code typed takes the place of a claim. */
export function useDepositBonus(amount: Money | undefined, code: string): DepositBonus | 'unknown' | undefined {
  const locale = useLocale();
  const isAsked = amount !== undefined && code.trim() === '';
  const request = { amount: amount ? toWire(amount) : 0, locale };
  const { data, isLoading } = useQuery({
    ...callQuery(useApi(), 'frontGetDepositBonus', request, { staleMs: 0, owner: 'player' }),
    enabled: isAsked,
  });
  if (!isAsked) return undefined;
  return isLoading ? 'unknown' : (data?.bonus ?? undefined);
}

/** Bonuses asked for, newest first: the one of a deposit just made is among them. */
const recentBonuses = 24;

/** The bonus that came with a deposit, once that is complete. */
export function useBonusOfDeposit(transactionId: string): PlayerBonus | undefined {
  const request = { locale: useLocale(), page_size: recentBonuses };
  const { data } = useQuery(callQuery(useApi(), 'frontGetPlayerBonuses', request, { staleMs: 0, owner: 'player' }));
  return data?.bonuses.find((bonus) => bonus.payment_id === transactionId);
}
