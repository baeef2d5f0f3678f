import { expect, type APIRequestContext } from '@playwright/test';
import type { NewPlayer } from './player.ts';

const registry = () => `${process.env['PAYMENTS_URL'] ?? ''}/registries/gamstop`;
/** The date of birth that registrations on the site have. */
const birthday = '1991-04-12';

/** How the British registry of the sandbox answers questions about a person. */
type Behaviour = 'excluded' | 'unavailable';

/** Puts a player on the British registry of the sandbox, known by the mail address; returns a function that takes the player off. */
export async function putOnRegistry(request: APIRequestContext, { email, username }: NewPlayer, answer: Behaviour): Promise<() => Promise<void>> {
  const form = { first_name: 'Known by', last_name: username, birthday, email, phone_number: '', days: '180', answer };
  const shown = await (await request.post(`${registry()}/entries`, { form })).text();
  const [, id] = new RegExp(`/entries/([\\da-f-]{36})/remove">\\s*<p>known by ${username},`).exec(shown) ?? [];
  expect(id, 'the entry on the page of the registry').toBeDefined();
  return async () => {
    await expect(await request.post(`${registry()}/entries/${id}/remove`)).toBeOK();
  };
}
