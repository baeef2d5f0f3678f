export { AccountUsername, type AccountUsernameProps } from './AccountUsername.tsx';
export { passwordLabels } from './passwordLabels.ts';
