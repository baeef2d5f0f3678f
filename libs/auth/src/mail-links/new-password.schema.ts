import * as v from 'valibot';
import { newPasswordFault, passwordSchema, plainPassword, type ErrorKey, type NewPasswordContext } from '@playfront/api-contract';
import { fieldErrors, type FieldErrors } from '@playfront/forms';
import type { RegistrationErrorKey } from '../registration/registration.schema.ts';

/** An error that only the form checks, not the server (spec §5). */
const repeatKey = 'confirm_password_validation';

const newPasswordSchema = v.pipe(
  v.object({ password: passwordSchema, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => plainPassword(password) === plainPassword(confirmPassword),
      repeatKey,
    ),
    ['confirmPassword'],
  ),
);

export type NewPassword = v.InferInput<typeof newPasswordSchema>;
export type NewPasswordFault = RegistrationErrorKey | ErrorKey;
export type NewPasswordErrors = FieldErrors<NewPassword, NewPasswordFault>;

/** All errors that the form can find without the server, by the rules of registration (spec §5). */
export function newPasswordErrors(values: NewPassword, context: NewPasswordContext): NewPasswordErrors {
  const errors: NewPasswordErrors = fieldErrors(newPasswordSchema, values, [repeatKey]);
  const passwordFault = newPasswordFault(values.password, context);
  if (passwordFault) errors.password ??= passwordFault;
  return errors;
}
