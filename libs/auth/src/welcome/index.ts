export { WelcomeDialog, type WelcomeDialogProps } from './WelcomeDialog.tsx';
