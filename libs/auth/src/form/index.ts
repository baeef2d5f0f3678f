export { AccountUsername, type AccountUsernameProps } from './AccountUsername.tsx';
export { passwordLabels } from './password-labels.ts';
