export { DepositView, type DepositViewProps } from './DepositView.tsx';
