import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Secrets = {
  /** Signs what the payment sandbox and the API tell each other. */
  pspSecret: string;
  databasePassword: string;
  /** Of the role that API and payment sandbox work with. */
  databaseAppPassword: string;
  /** Encrypts the secrets of sign-in factors. */
  factorSecret: string;
  /** Of the demonstration accounts. */
  demoPassword: string;
};

/** Secrets of one data folder: made once, kept where only their owner reads them. */
export function secretsOf(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  const kept = readKept(file);
  const secrets = {
    pspSecret: kept.pspSecret ?? newSecret(),
    databasePassword: kept.databasePassword ?? newSecret(),
    databaseAppPassword: kept.databaseAppPassword ?? newSecret(),
    factorSecret: kept.factorSecret ?? newSecret(),
    demoPassword: kept.demoPassword ?? randomBytes(9).toString('base64url'),
  };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function readKept(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
