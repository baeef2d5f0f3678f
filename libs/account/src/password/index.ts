export { passwordDoneMessage } from './password.messages.ts';
export { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
