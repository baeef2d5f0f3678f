import { randomBytes, randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** A person to register; each is new, so that journeys can run in parallel. */
export type NewPlayer = {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly lastName: string;
  /** ISO 3166 code; the rules of that country apply. */
  readonly country: string;
  /** Code of a promotion that the registration claims. */
  readonly promo_code?: string;
};

export function newPlayer(country = 'FI'): NewPlayer {
  const username = `ada_${randomBytes(5).toString('hex')}`;
  const lastName = `Lovelace ${Array.from({ length: 12 }, () => String.fromCodePoint(97 + randomInt(26))).join('')}`;
  return { username, password: 'correct horse', email: `${username}@example.test`, lastName, country };
}

/** A player's full name, as bank details contain it. */
export const fullName = ({ lastName }: NewPlayer) => `Ada ${lastName}`;

/** Random, because the operator treats similar players as one person, who gets each bonus once and is held after a self-exclusion. */
const newPhoneNumber = () => `+35840${randomInt(1_000_000, 10_000_000)}`;
const newBirthday = () => new Date(Date.UTC(1940, 0, randomInt(60 * 365))).toISOString().slice(0, 10);

/** Registers a player through the API. */
export async function registerPlayer(request: APIRequestContext, { lastName, ...player }: NewPlayer): Promise<void> {
  const registration = {
    ...player,
    phone_number: newPhoneNumber(),
    city: 'Helsinki',
    birthday: newBirthday(),
    first_name: 'Ada',
    last_name: lastName,
    address: 'Aleksanterinkatu 1',
    postal_code: '00100',
  };
  expect(await (await request.post('/api/front/register_player', { data: registration })).json()).toMatchObject({ status: 1 });
}

/** Logs in through the API; returns the value of the Authorization header. */
export async function logInByApi(request: APIRequestContext, { username, password }: Pick<NewPlayer, 'username' | 'password'>): Promise<string> {
  const response = await request.post('/api/front/auth/login/', { data: { username, password } });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return `Bearer ${accessToken}`;
}
