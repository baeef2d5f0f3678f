export { WithdrawView, type WithdrawViewProps } from './WithdrawView.tsx';
