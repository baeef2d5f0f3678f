export { IdentityDialog, type IdentityDialogProps } from './IdentityDialog.tsx';
