import { useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';

export type BalanceRows = {
  readonly total: string;
  /** Share of the total that is real money, 0 to 1. */
  readonly realShare: number;
  readonly isEmpty: boolean;
  readonly rows: { kind: 'real' | 'bonus' | 'locked'; label: string; amount: string; hint: string }[];
};

/** The player's balances for the header, drawer and panel; `undefined` for a visitor. */
export function useBalanceRows(): BalanceRows | undefined {
  const balance = useBalance();
  const format = useFormat();
  if (!balance) return undefined;
  const { total, real, bonus, locked } = balance;
  return {
    total: format.money(total),
    realShare: total.minor > 0 ? real.minor / total.minor : 0,
    isEmpty: total.minor === 0,
    rows: [
      { kind: 'real', label: format.text('site.balance.real'), amount: format.money(real), hint: format.text('site.balance.real_hint') },
      { kind: 'bonus', label: format.text('site.balance.bonus'), amount: format.money(bonus), hint: format.text('site.balance.bonus_hint') },
      { kind: 'locked', label: format.text('site.balance.locked'), amount: format.money(locked), hint: format.text('site.balance.locked_hint') },
    ],
  };
}
