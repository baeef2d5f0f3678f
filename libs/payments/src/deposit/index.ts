export { DepositView, type DepositViewProps } from './DepositView.tsx';
export { DepositResult, type DepositResultProps } from './DepositResult.tsx';
