export { ActivateView, type ActivateViewProps } from './ActivateView.tsx';
export { ConfirmEmailView, type ConfirmEmailViewProps } from './ConfirmEmailView.tsx';
export { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx';
export { UndoEmailChangeView, type UndoEmailChangeViewProps } from './UndoEmailChangeView.tsx';
