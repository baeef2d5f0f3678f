import { randomUUID } from 'node:crypto';
import type { Processor } from '@playfront/api-contract';
import { toWire } from '@playfront/money';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';

/** Sample values of fields by their names in the contract, with valid but fictitious account numbers. */
const samples: Readonly<Record<string, string>> = {
  ...{ phone_number: '+358401234567', email: 'conformance@example.com', account_id: 'conformance-1', wallet_id: 'conformance-1' },
  ...{ beneficiary_name: 'Conformance Player', bank_name: 'Conformance Bank', recipient_address: 'Linnankatu 1, Turku', postal_code: '20100' },
  ...{ iban: 'FI2112345600000785', iban_or_account: 'FI2112345600000785', bic: 'NDEAFIHH', account_number: '55779911', sort_code: '20-00-00' },
  ...{ routing_number: '011000015', institution: '001', transit: '00011', payid: 'conformance@example.com' },
  ...{ voucher_code: 'NOT-A-VOUCHER', otp: '000000' },
};

/** Countries with other payment methods. */
export const countriesElsewhere = ['SE', 'GB', 'BR', 'IN', 'US', 'CA', 'AU', 'PL'];

/** Crypto addresses that receive no real payments. */
const addresses: Readonly<Record<string, string>> = {
  bitcoin: '1111111111111111111114oLvT2',
  ethereum: '0x000000000000000000000000000000000000dEaD',
  bsc: '0x000000000000000000000000000000000000dEaD',
};

/** Valid values for the fields of a payment method; undefined if one of its fields is unknown here. */
export function fieldsFor({ fields, networks, saved_cards: cards }: Processor): Record<string, string> | undefined {
  const network = networks.find((known) => addresses[known.network] !== undefined && !known.has_memo) ?? networks[0];
  const own: Readonly<Record<string, string | undefined>> = {
    ...samples,
    ...{ coin: network?.coin, network: network?.network, address: addresses[network?.network ?? ''], saved_card: cards[0]?.id, memo: '' },
  };
  const filled: Record<string, string> = {};
  for (const name of fields) {
    const value = own[name];
    if (value === undefined) return undefined;
    if (value !== '') filled[name] = value;
  }
  return filled;
}

/** The deposit methods that are open to a player. */
export async function depositMethods(world: World, { bearer, currency }: Actor): Promise<readonly Processor[]> {
  return (await world.call('frontGetProcessors', { currency }, { bearer })).processors;
}

/** The first deposit method that matches and whose fields can be filled in. */
export async function depositMethod(
  world: World,
  actor: Actor,
  what: string,
  isLike: (method: Processor) => boolean = () => true,
): Promise<Processor> {
  const method = (await depositMethods(world, actor)).find((known) => isLike(known) && fieldsFor(known));
  if (!method) throw new Skip(`no deposit method ${what} is offered`);
  return method;
}

type DepositChanges = { readonly fields?: Readonly<Record<string, string>>; readonly [field: string]: unknown };

/** Requests a deposit of the minimum amount. */
export function startDeposit(world: World, actor: Actor, method: Processor, changes: DepositChanges = {}) {
  const body = {
    ...{ amount: toWire(method.minAmount), currency: actor.currency, return_url: '/user-management?tab=deposit', locale: 'en' },
    ...{ fields: fieldsFor(method) ?? {}, idempotency_key: randomUUID(), ...changes },
  };
  return world.send('paymentGetPaymentUrl', body, { as: actor, path: { provider: method.id } });
}
