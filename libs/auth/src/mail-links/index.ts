export { ActivateView, type ActivateViewProps } from './ActivateView.tsx';
export { ConfirmEmailView, type ConfirmEmailViewProps } from './ConfirmEmailView.tsx';
export { ResendActivation } from './ResendActivation.tsx';
export { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx';
export { UndoEmailChangeView, type UndoEmailChangeViewProps } from './UndoEmailChangeView.tsx';
export { useMailAction } from './useMailAction.ts';
