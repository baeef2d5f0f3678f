import { parseArgs } from 'node:util';
import type { Credentials } from './world.ts';

export type Options = {
  readonly base: string;
  readonly paymentsBase: string | undefined;
  readonly socketUrl: string;
  readonly player: Credentials | undefined;
  readonly admin: Credentials | undefined;
  readonly mailboxUrl: string | undefined;
  /** Only checks whose call or title contains this text; undefined means all. */
  readonly only: string | undefined;
  readonly isJson: boolean;
};

/** The command line is wrong; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `npm run conformance -- --base URL [--socket URL] [--payments URL] [--player USER:PASSWORD] [--admin USER:PASSWORD] [--mailbox URL] [--only TEXT] [--json]`;

export function readOptions(args: readonly string[]): Options {
  const values = parsed(args);
  if (!values.base) throw new UsageError('--base is missing: the base URL of the calls, such as http://localhost:4200/api');
  const base = addressOf('base', values.base);
  return {
    base: base.href,
    paymentsBase: values.payments ? addressOf('payments', values.payments).href : undefined,
    socketUrl: values.socket ? addressOf('socket', values.socket).href : base.origin,
    player: credentialsOf('player', values.player),
    admin: credentialsOf('admin', values.admin),
    mailboxUrl: values.mailbox ? addressOf('mailbox', values.mailbox).href : undefined,
    only: values.only?.toLowerCase(),
    isJson: values.json ?? false,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    base: text,
    socket: text,
    payments: text,
    player: text,
    admin: text,
    mailbox: text,
    only: text,
    json: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function addressOf(option: string, text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) throw new UsageError(`--${option} is not an http(s) address: ${text}`);
  return new URL(text);
}

/** A password may contain colons, a username not. */
function credentialsOf(option: string, text: string | undefined): Credentials | undefined {
  if (text === undefined) return undefined;
  const [, username, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (!username || !password) throw new UsageError(`--${option} is not USER:PASSWORD`);
  return { username, password };
}
