import { foldForSearch } from '../games/search-text.ts';

type Person = { readonly email: string; readonly first_name: string; readonly last_name: string; readonly birthday: string };

/** By these a person who excluded themselves is known again in a new registration: the mail address, or name and birthday. */
export function personKeys({ email, first_name, last_name, birthday }: Person): { email_key: string; person_key: string } {
  return { email_key: email.trim().toLowerCase(), person_key: `${birthday} ${foldForSearch(`${first_name} ${last_name}`)}` };
}
