export { SignedOutDialog, type SignedOutDialogProps } from './SignedOutDialog.tsx';
