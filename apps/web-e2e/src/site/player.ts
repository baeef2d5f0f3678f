import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** Someone who registers; each is new, so that journeys run side by side. */
export type NewPlayer = {
  readonly username: string;
  readonly password: string;
  readonly email: string;
};

export function newPlayer(): NewPlayer {
  const username = `ada_${randomBytes(5).toString('hex')}`;
  return { username, password: 'correct horse', email: `${username}@example.test` };
}

/** Registers a player through the API. */
export async function registerPlayer(request: APIRequestContext, player: NewPlayer): Promise<void> {
  const registration = {
    ...player,
    phone_number: '+358401234567',
    city: 'Helsinki',
    country: 'FI',
    birthday: '1991-04-12',
    first_name: 'Ada',
    last_name: 'Lovelace',
    address: 'Aleksanterinkatu 1',
    postal_code: '00100',
  };
  expect(await (await request.post('/api/front/register_player', { data: registration })).json()).toMatchObject({ status: 1 });
}

/** Logs in through the API: the value of the Authorization header. */
export async function logInByApi(request: APIRequestContext, { username, password }: NewPlayer): Promise<string> {
  const response = await request.post('/api/front/auth/login/', { data: { username, password } });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return `Bearer ${accessToken}`;
}
