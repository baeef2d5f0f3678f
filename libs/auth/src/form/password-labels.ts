import type { Format } from '@playfront/i18n';

/** Labels of the button that shows or hides a password. */
export function passwordLabels({ text }: Format): { readonly revealLabel: string; readonly hideLabel: string } {
  return { revealLabel: text('auth.password.reveal'), hideLabel: text('auth.password.hide') };
}
