import { useFormat } from '@playfront/i18n';
import { tightestDepositLimit } from './limits.rules.ts';
import { usePlayerLimits } from './usePlayerLimits.ts';

/** How much the player may still deposit: "€150.00 left today". Renders nothing without a limit. */
export function DepositLimitLeft() {
  const { text, money } = useFormat();
  const { data } = usePlayerLimits();
  const limit = data && tightestDepositLimit(data);
  return limit ? text('auth.limits.left', { amount: money(limit.remaining), period: limit.period }) : null;
}
