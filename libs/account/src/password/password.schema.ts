import * as v from 'valibot';
import { passwordSchema, type NewPasswordContext } from '@playfront/api-contract';
import { newPasswordErrors, type NewPassword, type NewPasswordFault } from '@playfront/auth/mail-links';
import { fieldErrors, type FieldErrors } from '@playfront/forms';

const oldPasswordSchema = v.object({ old_password: passwordSchema });

/** Values of the form, named as in the API except `confirmPassword`, so that a refusal's `fields` match. */
export type PasswordChange = v.InferInput<typeof oldPasswordSchema> & NewPassword;
export type PasswordChangeErrors = FieldErrors<PasswordChange, NewPasswordFault>;

/** All errors that the form can find: those of a new password, and a missing old one. */
export function passwordChangeErrors(values: PasswordChange, context: NewPasswordContext): PasswordChangeErrors {
  return { ...fieldErrors(oldPasswordSchema, values), ...newPasswordErrors(values, context) };
}
