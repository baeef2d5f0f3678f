import { expect, type APIRequestContext } from '@playwright/test';
import type { NewPlayer } from './player.ts';

const registry = () => `${process.env['PAYMENTS_URL'] ?? ''}/registries/gamstop`;
/** The date of birth of registrations on the site. */
const birthday = '1991-04-12';

/** The response of the sandbox's British registry for a person. */
type Behaviour = 'excluded' | 'unavailable';

/** Adds a player to the sandbox's British registry, matched by email address; returns a function that removes the entry. */
export async function addToRegistry(request: APIRequestContext, { email, username }: NewPlayer, behaviour: Behaviour): Promise<() => Promise<void>> {
  const form = { first_name: 'Known by', last_name: username, birthday, email, phone_number: '', days: '180', answer: behaviour };
  const page = await (await request.post(`${registry()}/entries`, { form })).text();
  const [, id] = new RegExp(`/entries/([\\da-f-]{36})/remove">\\s*<p>known by ${username},`).exec(page) ?? [];
  expect(id, 'the entry on the page of the registry').toBeDefined();
  return async () => {
    await expect(await request.post(`${registry()}/entries/${id}/remove`)).toBeOK();
  };
}
