import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { DepositBonus, MissedBonus, PlayerBonus } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';
import { compare, toWire, type Money } from '@playfront/money';

type ExpectedBonus = {
  /** The bonus of the deposit. `unknown` while it is loading. */
  readonly bonus?: DepositBonus | 'unknown' | undefined;
  /** A claimed bonus that this deposit does not earn. `isReplaced`: another bonus replaces it, whatever the amount. */
  readonly missed?: (MissedBonus & { readonly isReplaced: boolean }) | undefined;
};

/** Debounce time of the code field. */
const typingMs = 300;

/** The bonus of a deposit of this amount. A typed code replaces a claim. */
export function useDepositBonus(amount: Money | undefined, typedCode: string): ExpectedBonus {
  const locale = useLocale();
  const code = typedCode.trim();
  const settledCode = useSettled(code);
  const isAsked = amount !== undefined && (code === '' || code === settledCode);
  const request = { amount: amount ? toWire(amount) : 0, locale, ...(code ? { promo_code: code } : {}) };
  const { data, isLoading } = useQuery({
    ...callQuery(useApi(), 'frontGetDepositBonus', request, { staleMs: 0, owner: 'player' }),
    enabled: isAsked,
  });
  if (!isAsked) return {};
  const isReplaced = ({ minDeposit }: MissedBonus) => code !== '' || compare(amount, minDeposit) >= 0;
  const missed = data?.missed ? { ...data.missed, isReplaced: isReplaced(data.missed) } : undefined;
  return isLoading ? { bonus: 'unknown' } : { bonus: data?.bonus ?? undefined, missed };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Number of newest bonuses to fetch: includes that of a deposit just made. */
const recentBonuses = 24;

/** The bonus of a completed deposit. */
export function useBonusOfDeposit(transactionId: string): PlayerBonus | undefined {
  const request = { locale: useLocale(), page_size: recentBonuses };
  const { data } = useQuery(callQuery(useApi(), 'frontGetPlayerBonuses', request, { staleMs: 0, owner: 'player' }));
  return data?.bonuses.find((bonus) => bonus.payment_id === transactionId);
}
