export { DepositResult, type DepositResultProps } from './DepositResult.tsx';
