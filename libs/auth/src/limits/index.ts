export { DepositLimitLeft } from './DepositLimitLeft.tsx';
export { missingDepositPeriods, tightestDepositLimit, type MoneyLimit, type PlayerLimits } from './limits.rules.ts';
export { usePlayerLimits, useRefetchLimits } from './usePlayerLimits.ts';
