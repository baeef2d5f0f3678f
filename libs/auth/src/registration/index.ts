export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
// What a player may change later, by the rules of registration.
export { registrationErrorMessage } from './registration.failures.ts';
export type { RegistrationErrorKey } from './registration.schema.ts';
export { usePasswordStrength } from './usePasswordStrength.ts';
export { fieldErrors } from '../form/field-errors.schema.ts';
export { useFormFocus } from '../form/useFormFocus.ts';
