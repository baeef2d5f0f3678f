import { randomBytes } from 'node:crypto';

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
