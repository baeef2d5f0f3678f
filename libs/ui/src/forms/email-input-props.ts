import type { ComponentProps } from 'react';

/** Input attributes of an email address: keyboard, autofill, and no correction of what is typed. */
export const emailInputProps = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const satisfies ComponentProps<'input'>;
