import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { DepositBonus, PlayerBonus } from '@playfront/api-contract';
import { useAfterTyping } from '@playfront/forms';
import { useLocale } from '@playfront/i18n';
import { toWire, type Money } from '@playfront/money';
import { bonusEntriesOf, missedBy, type BonusChoice, type Missed } from './deposit-bonus.rules.ts';

type ExpectedBonus = {
  /** The bonus of the deposit. `unknown` while it is loading. */
  readonly bonus?: DepositBonus | 'unknown' | undefined;
  readonly missed?: Missed | undefined;
};

/** The bonus that a deposit of this amount earns. */
export function useDepositBonus(amount: Money | undefined, choice: BonusChoice, code: string): ExpectedBonus {
  const locale = useLocale();
  const settledCode = useSettled(code);
  const isEnabled = amount !== undefined && (choice !== 'typed' || code === settledCode);
  const entries = bonusEntriesOf(choice, code);
  const { data, isLoading } = useQuery({
    ...callQuery(useApi(), 'frontGetDepositBonus', { amount: amount ? toWire(amount) : 0, locale, ...entries }, { staleMs: 0, owner: 'player' }),
    enabled: isEnabled,
  });
  if (!isEnabled) return {};
  return isLoading ? { bonus: 'unknown' } : { bonus: data?.bonus ?? undefined, missed: data && missedBy(amount, entries, data) };
}

/** The text when typing last paused, since the operator counts each attempt with a wrong code. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  const afterTyping = useAfterTyping();
  useEffect(() => afterTyping(() => setSettled(text)), [afterTyping, text]);
  return settled;
}

/** Number of newest bonuses to fetch: enough to include that of a deposit just made. */
const recentBonuses = 24;

/** The bonus of a completed deposit. */
export function useBonusOfDeposit(transactionId: string): PlayerBonus | undefined {
  const request = { locale: useLocale(), page_size: recentBonuses };
  const { data } = useQuery(callQuery(useApi(), 'frontGetPlayerBonuses', request, { staleMs: 0, owner: 'player' }));
  return data?.bonuses.find((bonus) => bonus.payment_id === transactionId);
}
