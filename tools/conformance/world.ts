import { randomBytes, randomInt } from 'node:crypto';
import type { Currency } from '@playfront/money';
import { answerOf } from './check.ts';
import type { AnswerTo, BodyOf, CallName } from './contract-calls.ts';
import type { Mailbox } from './mailbox.ts';
import type { Address, Caller, Operator } from './operator.ts';
import type { Reply } from './reply.ts';
import { Skip, Violation } from './verdicts.ts';

/** A signed-in player. */
export type Actor = {
  readonly bearer: string;
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly email: string;
  /** First and last name. */
  readonly name: string;
  readonly country: string;
  readonly currency: Currency;
};

export type Credentials = { readonly username: string; readonly password: string };

/** What there is to check with: the backend, players made for the run, and the accounts that were given. */
export type World = {
  readonly operator: Operator;
  readonly socketUrl: string;
  /** Sends a body that may be wrong. */
  send(name: CallName, body?: unknown, address?: Address): Promise<Reply>;
  /** Sends a right body and answers what the site would read. @throws {Violation} when it is not done. */
  ask<Name extends CallName>(name: Name, body: BodyOf<Name>, as?: Caller, path?: Address['path']): Promise<AnswerTo<Name>>;
  /** The registration form of a new player, of a country the operator takes players from unless one is named. */
  form(country?: string): Promise<BodyOf<'frontRegisterPlayer'>>;
  newPlayer(country?: string): Promise<Actor>;
  signIn(credentials: Credentials): Promise<Actor>;
  /** A player without money whom no check does harm to. */
  player(): Promise<Actor>;
  /** Another one, whose things are not {@link player}'s. */
  stranger(): Promise<Actor>;
  /** The account with money that was given. */
  funded(): Promise<Actor>;
  admin(): Promise<Actor>;
  /** The admin, where its scope names `audit` too. */
  auditor(): Promise<Actor>;
  mailbox(): Mailbox;
  /** Makes something once for all checks. Those after the first that cannot have it are skipped. */
  once<Value>(what: string, make: () => Promise<Value>): Promise<Value>;
};

export type WorldOptions = {
  readonly operator: Operator;
  readonly socketUrl: string;
  readonly player: Credentials | undefined;
  readonly admin: Credentials | undefined;
  readonly mailbox: Mailbox | undefined;
};

/** Registered countries to try, those with the fewest rules of their own first. */
const countries = ['FI', 'AT', 'IE', 'NZ', 'NL', 'JP'];

/** A name of letters alone: an operator may compare names by their letters, and a name of digits has none. */
const madeUpName = () => Array.from({ length: 8 }, () => String.fromCodePoint(randomInt(97, 123))).join('');
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
/** Players of a run are different persons: those with much in common would be taken for one. */
const someBirthday = () => new Date(Date.UTC(1960, 0, 1 + randomInt(30 * 365))).toISOString().slice(0, 10);

export function createWorld({ operator, socketUrl, player, admin, mailbox }: WorldOptions): World {
  const made = new Map<string, Promise<unknown>>();

  const send: World['send'] = (name, body = {}, address = {}) => operator.send(name, body, address);
  const ask: World['ask'] = async (name, body, as, path = {}) => answerOf(name, await operator.send(name, body, { as, path }));

  async function once<Value>(what: string, make: () => Promise<Value>): Promise<Value> {
    const earlier = made.get(what) as Promise<Value> | undefined;
    if (earlier) return earlier.catch((error: unknown) => Promise.reject(error instanceof Violation ? new Skip(`there is no ${what}`) : error));
    const value = make();
    made.set(what, value);
    return value;
  }

  async function signIn({ username, password }: Credentials): Promise<Actor> {
    const { accessToken: bearer } = await ask('frontAuthLogin', { username, password });
    const { id, email, first_name, last_name, country, currency } = await ask('frontAuthPlayer', undefined, { bearer });
    return { bearer, id, username, password, email, name: `${first_name} ${last_name}`.trim(), country, currency };
  }

  async function form(wanted?: string): Promise<BodyOf<'frontRegisterPlayer'>> {
    const country =
      wanted ??
      (await once('country to register from', async () => {
        const { setting } = await ask('frontGetSetting', {});
        const open = countries.find((code) => !setting.country_black_list.includes(code));
        if (!open) throw new Skip(`the operator takes no players from ${countries.join(', ')}`);
        return open;
      }));
    const username = `conf-${randomBytes(8).toString('hex')}`;
    return {
      ...{ username, password: randomBytes(9).toString('base64url'), email: `${username}@example.com`, phone_number: `+35840${digits(7)}` },
      ...{ country, city: 'Turku', address: 'Linnankatu 1', postal_code: '20100', birthday: someBirthday(), gender: 'female' },
      ...{ first_name: madeUpName(), last_name: madeUpName(), interface_local: 'en' },
    };
  }

  async function newPlayer(country?: string): Promise<Actor> {
    const filled = await form(country);
    await ask('frontRegisterPlayer', filled);
    return signIn(filled);
  }

  const given = (option: string, credentials: Credentials | undefined) =>
    once(`account of --${option}`, async () => {
      if (!credentials) throw new Skip(`--${option} is not given`);
      return signIn(credentials);
    });

  return {
    operator,
    socketUrl,
    send,
    ask,
    form,
    newPlayer,
    signIn,
    once,
    player: () => once('new player', () => newPlayer()),
    stranger: () => once('second new player', () => newPlayer()),
    funded: () => given('player', player),
    admin: () => given('admin', admin),
    auditor: () =>
      once('account with the scope audit', async () => {
        const account = await given('admin', admin);
        const { scope } = await ask('frontAuthPlayer', undefined, account);
        if (!scope.includes('audit')) throw new Skip('the account of --admin has not the scope audit');
        return account;
      }),
    mailbox() {
      if (!mailbox) throw new Skip('--mailbox is not given');
      return mailbox;
    },
  };
}
