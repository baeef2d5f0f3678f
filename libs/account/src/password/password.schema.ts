import * as v from 'valibot';
import { newPasswordFault, passwordSchema, plainPassword, type ErrorKey, type NewPasswordContext } from '@playfront/api-contract';
import { fieldErrors, type FieldErrors } from '@playfront/forms';

/** An error that only the form can find; nothing is sent to the server (spec §5). */
const repeatKey = 'confirm_password_validation';

const passwordChangeSchema = v.pipe(
  v.object({ old_password: passwordSchema, password: passwordSchema, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => plainPassword(password) === plainPassword(confirmPassword),
      repeatKey,
    ),
    ['confirmPassword'],
  ),
);

/** Values of the form. The first two are named as in the API, so that a refusal's `fields` match. */
export type PasswordChange = v.InferInput<typeof passwordChangeSchema>;
export type PasswordChangeErrors = FieldErrors<PasswordChange, ErrorKey | typeof repeatKey>;

/** All errors that the form can find by itself: the rules of registration (spec §5). */
export function passwordChangeErrors(values: PasswordChange, context: NewPasswordContext): PasswordChangeErrors {
  const errors: PasswordChangeErrors = fieldErrors(passwordChangeSchema, values, [repeatKey]);
  const passwordFault = newPasswordFault(values.password, context);
  if (passwordFault) errors.password ??= passwordFault;
  return errors;
}
