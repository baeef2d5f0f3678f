import * as v from 'valibot';
import { newPasswordFault, passwordSchema, type ErrorKey, type NewPasswordContext } from '@playfront/api-contract';
import { fieldErrors } from '@playfront/auth/registration';

/** A fault that only the form can have; the server is not asked about it (spec §5). */
const repeatKey = 'confirm_password_validation';

const passwordChangeSchema = v.pipe(
  v.object({ old_password: passwordSchema, password: passwordSchema, confirmPassword: v.string() }),
  v.forward(
    v.partialCheck([['password'], ['confirmPassword']], ({ password, confirmPassword }) => password === confirmPassword, repeatKey),
    ['confirmPassword'],
  ),
);

/** What is typed; the names of the first two are those on the wire, so that a refusal's `fields` find their field. */
export type PasswordChange = v.InferInput<typeof passwordChangeSchema>;
export type PasswordChangeErrors = Partial<Record<keyof PasswordChange, ErrorKey | typeof repeatKey>>;

/** Every fault the form can find by itself: the rules of registration (spec §5). */
export function passwordChangeErrors(values: PasswordChange, context: NewPasswordContext): PasswordChangeErrors {
  const errors: PasswordChangeErrors = fieldErrors(passwordChangeSchema, values, [repeatKey]);
  const passwordFault = newPasswordFault(values.password, context);
  if (passwordFault) errors.password ??= passwordFault;
  return errors;
}
