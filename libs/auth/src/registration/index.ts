export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
// For views that change these values later, with the rules of registration.
export { registrationErrorMessage } from './registration.failures.ts';
export type { RegistrationErrorKey } from './registration.schema.ts';
export { usePasswordStrength } from './usePasswordStrength.ts';
