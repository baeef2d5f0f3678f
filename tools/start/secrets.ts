import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = {
  /** Signs the requests between payment sandbox and API. */
  pspSecret: string;
  databasePassword: string;
  /** Password of the database role that API and payment sandbox use. */
  databaseAppPassword: string;
  /** Encrypts the secrets of sign-in factors. */
  factorSecret: string;
  /** Password of the demonstration accounts. */
  demoPassword: string;
};

/** The secrets of a data folder: created once, stored in a file that only the current user can read. */
export function secretsOf(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const stored = readStored(file);
  const secrets = {
    pspSecret: stored.pspSecret ?? newSecret(),
    databasePassword: stored.databasePassword ?? newSecret(),
    databaseAppPassword: stored.databaseAppPassword ?? newSecret(),
    factorSecret: stored.factorSecret ?? newSecret(),
    demoPassword: stored.demoPassword ?? randomBytes(9).toString('base64url'),
  };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
