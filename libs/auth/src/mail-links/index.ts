export { ActivateView, type ActivateViewProps } from './ActivateView.tsx';
export { ConfirmEmailView, type ConfirmEmailViewProps } from './ConfirmEmailView.tsx';
export { newPasswordErrors, type NewPassword, type NewPasswordFault } from './new-password.schema.ts';
export { ResendActivation } from './ResendActivation.tsx';
export { ResetPasswordView, type ResetPasswordViewProps } from './ResetPasswordView.tsx';
export { UndoEmailChangeView, type UndoEmailChangeViewProps } from './UndoEmailChangeView.tsx';
export { useMailAction } from './useMailAction.ts';
