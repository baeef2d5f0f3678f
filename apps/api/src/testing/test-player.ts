import { randomUUID } from 'node:crypto';
import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { createMetrics } from '../http/metrics.ts';
import { insertPlayer } from '../players/players.store.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { insertWallet } from '../wallet/wallet.store.ts';

export type TestPlayer = { readonly id: string; readonly username: string; readonly bearer: string; readonly token: string };
export type TestPlayerOptions = {
  realMinor?: number;
  currency?: Currency;
  country?: string;
  scope?: string[];
  /** Whether the mail address is confirmed; default true. */
  activated?: boolean;
  firstName?: string;
  lastName?: string;
};

/** The password of every test player, and its hash, computed once because that takes time. */
export const testPassword = 'the password of test players';
const testPasswordHash = '$argon2id$v=19$m=19456,t=2,p=1$t2Mc26e2ZxZXrkERW2JtDw$rq_jiI_2METQKMoTLRBm-kp6Aqh0rP5NwmbJRw79vtc';

/** Creates a signed-in player with money, without the cost of hashing a password. */
export async function createTestPlayer(
  database: Database,
  sessions: Pick<PlayerSessions, 'open'>,
  { realMinor = 0, currency = 'EUR', country = 'FI', scope = [], activated = true, firstName = 'Test', lastName = 'Player' }: TestPlayerOptions = {},
): Promise<TestPlayer> {
  const username = `player-${randomUUID()}`;
  const id = await insertPlayer(database, {
    ...playerRow(username, currency, country),
    scope,
    activated,
    first_name: firstName,
    last_name: lastName,
  });
  if (!id) throw new Error('The test player was not made');
  const owner = { kind: 'player', playerId: id } as const;
  await insertWallet(database, owner, currency, ['player_real', 'player_bonus', 'player_locked']);
  if (realMinor > 0) {
    const wallet = createWalletService({ metrics: createMetrics() });
    const move = { wallet: { owner, currency }, transactionId: `test:${id}`, amountMinor: realMinor, from: 'psp_clearing' } as const;
    await database.transaction().execute((trx) => wallet.deposit(trx, move));
  }
  const token = await sessions.open(id, '127.0.0.1');
  return { id, username, token, bearer: `Bearer ${token}` };
}

/**
 * One of 720 birthdays that differ by at least two digits and three days, because a similar one, with the same name, address and card as an excluded
 * player's, would be a match. The last digit of the day is a check digit.
 */
function ownBirthday(number: number): string {
  const [year, month, decade, ten] = [number % 9, Math.floor(number / 9) % 8, Math.floor(number / 72) % 5, Math.floor(number / 360) % 2] as const;
  // February is excluded: it does not have 29 days in every year.
  const months = [1, 3, 4, 5, 6, 7, 8, 9] as const;
  return `19${5 + decade}${year}-0${months[month]}-${1 + ten}${1 + ((year + month + decade + 2 * ten) % 9)}`;
}

let count = 0;

/** The row of a player who is a different person than all others: similar persons would be matched. */
function playerRow(username: string, currency: Currency, country: string) {
  count += 1;
  return {
    username,
    username_key: username,
    password_hash: testPasswordHash,
    email: `${username}@example.com`,
    phone_number: `+35840${1_000_000 + count}`,
    country,
    city: 'Turku',
    address: 'Linnankatu 1',
    postal_code: '20100',
    gender: 'female',
    birthday: ownBirthday(count),
    language: 'en',
    currency,
    tracking_code: '',
    promo_code: '',
    registered_ip: '127.0.0.1',
  } as const;
}
