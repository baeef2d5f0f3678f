export { CheckMailDialog, type CheckMailDialogProps } from './CheckMailDialog.tsx';
export { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
export { ForgotUsernameDialog } from './ForgotUsernameDialog.tsx';
export { maskedEmail } from './masked-email.ts';
export { passwordSetMessage, recoverySentMessages } from './recovery.messages.ts';
export type { RecoveryDialogProps } from './RecoveryDialog.tsx';
export type { RecoveryMail } from './recovery-mail.ts';
export { SendAgain, type SendAgainProps } from './SendAgain.tsx';
