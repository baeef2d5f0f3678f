import { randomBytes, randomInt } from 'node:crypto';
import type { Currency } from '@playfront/money';
import { responseOf } from './check.ts';
import type { ResponseTo, BodyOf, CallName } from './contract-calls.ts';
import type { Mailbox } from './mailbox.ts';
import type { Address, Caller, Operator } from './operator.ts';
import type { Reply } from './reply.ts';
import { Skip, Violation } from './verdicts.ts';

/** A logged-in player. */
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

/** The context of all checks: the backend, players created for the run, and the accounts from the command line. */
export type World = {
  readonly operator: Operator;
  readonly socketUrl: string;
  /** Sends a body that may be invalid. */
  send(name: CallName, body?: unknown, address?: Address): Promise<Reply>;
  /** Makes a call and returns its response, parsed like on the site. @throws {Violation} if the call does not succeed. */
  call<Name extends CallName>(name: Name, body: BodyOf<Name>, as?: Caller, path?: Address['path']): Promise<ResponseTo<Name>>;
  /** The registration form of a new player, by default from a country that the operator accepts. */
  form(country?: string): Promise<BodyOf<'frontRegisterPlayer'>>;
  newPlayer(country?: string): Promise<Actor>;
  signIn(credentials: Credentials): Promise<Actor>;
  /** A player without money whom no check may change in a way that affects others. */
  player(): Promise<Actor>;
  /** A second such player, who may not access the data of {@link player}. */
  otherPlayer(): Promise<Actor>;
  /** The account with money from the command line. */
  funded(): Promise<Actor>;
  admin(): Promise<Actor>;
  /** The admin, if its scope includes `audit`. */
  auditor(): Promise<Actor>;
  mailbox(): Mailbox;
  /** Creates something once for all checks. If that fails, the first check fails and later ones are skipped. */
  once<Value>(what: string, create: () => Promise<Value>): Promise<Value>;
};

export type WorldOptions = {
  readonly operator: Operator;
  readonly socketUrl: string;
  readonly player: Credentials | undefined;
  readonly admin: Credentials | undefined;
  readonly mailbox: Mailbox | undefined;
};

/** Countries to register players from, those with the fewest special rules first. */
const countries = ['FI', 'AT', 'IE', 'NZ', 'NL', 'JP'];

/** A random name of letters only, since an operator may ignore digits when it compares names. */
const randomName = () => Array.from({ length: 8 }, () => String.fromCodePoint(randomInt(97, 123))).join('');
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');
/** Players of a run need different birthdays, or the operator may treat them as one person. */
const randomBirthday = () => new Date(Date.UTC(1960, 0, 1 + randomInt(30 * 365))).toISOString().slice(0, 10);

export function createWorld({ operator, socketUrl, player, admin, mailbox }: WorldOptions): World {
  const created = new Map<string, Promise<unknown>>();

  const send: World['send'] = (name, body = {}, address = {}) => operator.send(name, body, address);
  const call: World['call'] = async (name, body, as, path = {}) => responseOf(name, await operator.send(name, body, { as, path }));

  async function once<Value>(what: string, create: () => Promise<Value>): Promise<Value> {
    const earlier = created.get(what) as Promise<Value> | undefined;
    if (earlier) return earlier.catch((error: unknown) => Promise.reject(error instanceof Violation ? new Skip(`there is no ${what}`) : error));
    const value = create();
    created.set(what, value);
    return value;
  }

  async function signIn({ username, password }: Credentials): Promise<Actor> {
    const { accessToken: bearer } = await call('frontAuthLogin', { username, password });
    const { id, email, first_name, last_name, country, currency } = await call('frontAuthPlayer', undefined, { bearer });
    return { bearer, id, username, password, email, name: `${first_name} ${last_name}`.trim(), country, currency };
  }

  async function form(wanted?: string): Promise<BodyOf<'frontRegisterPlayer'>> {
    const country =
      wanted ??
      (await once('country to register from', async () => {
        const { setting } = await call('frontGetSetting', {});
        const open = countries.find((code) => !setting.country_black_list.includes(code));
        if (!open) throw new Skip(`the operator accepts no players from ${countries.join(', ')}`);
        return open;
      }));
    const username = `conf-${randomBytes(8).toString('hex')}`;
    return {
      ...{ username, password: randomBytes(9).toString('base64url'), email: `${username}@example.com`, phone_number: `+35840${digits(7)}` },
      ...{ country, city: 'Turku', address: 'Linnankatu 1', postal_code: '20100', birthday: randomBirthday(), gender: 'female' },
      ...{ first_name: randomName(), last_name: randomName(), interface_local: 'en' },
    };
  }

  async function newPlayer(country?: string): Promise<Actor> {
    const filled = await form(country);
    await call('frontRegisterPlayer', filled);
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
    call,
    form,
    newPlayer,
    signIn,
    once,
    player: () => once('new player', () => newPlayer()),
    otherPlayer: () => once('second new player', () => newPlayer()),
    funded: () => given('player', player),
    admin: () => given('admin', admin),
    auditor: () =>
      once('account with the scope audit', async () => {
        const account = await given('admin', admin);
        const { scope } = await call('frontAuthPlayer', undefined, account);
        if (!scope.includes('audit')) throw new Skip('the account of --admin does not have the scope audit');
        return account;
      }),
    mailbox() {
      if (!mailbox) throw new Skip('--mailbox is not given');
      return mailbox;
    },
  };
}
