export { SignedOutDialogView, type SignedOutDialogViewProps } from './SignedOutDialogView.tsx';
