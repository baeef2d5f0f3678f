import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Processor } from '@playfront/api-contract';
import { toWire, type Money } from '@playfront/money';
import { responseOf } from '../check.ts';
import type { ResponseTo } from '../contract-calls.ts';
import { balancesOf, expectMovement } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { fieldsFor } from './payment-methods.ts';

const settledWithinMs = 10_000;

type Transaction = ResponseTo<'paymentSendWithdrawalRequest'>['transaction'];

export const methodsOf = (world: World, { bearer, currency }: Actor) => world.call('frontGetWithdrawalProcessors', { currency }, { bearer });

/** The first payout method that matches and whose fields can be filled in. */
export async function payoutMethod(
  world: World,
  actor: Actor,
  what = 'with known fields',
  isLike: (method: Processor) => boolean = () => true,
): Promise<Processor> {
  const { processors } = await methodsOf(world, actor);
  const method = processors.filter((known) => isLike(known) && fieldsFor(known)).sort((a, b) => a.minAmount.minor - b.minAmount.minor)[0];
  if (!method) throw new Skip(`no payout method ${what} is offered`);
  return method;
}

/** The destination: an account in the player's name. */
export function detailsFor(actor: Actor, method: Processor): Record<string, string> {
  const details = fieldsFor(method) ?? {};
  return 'beneficiary_name' in details ? { ...details, beneficiary_name: actor.name } : details;
}

/** The maximum that a method can pay out now. */
export const availableBy = ({ available }: Processor, withdrawable: Money) => (available ?? withdrawable).minor;

export function request(world: World, actor: Actor, method: Processor, changes: Readonly<Record<string, unknown>> = {}) {
  const body = {
    processor: method.id,
    amount: toWire(method.minAmount),
    details: detailsFor(actor, method),
    password: actor.password,
    idempotency_key: randomUUID(),
    ...changes,
  };
  return world.send('paymentSendWithdrawalRequest', body, { as: actor });
}

/** The account with money, and a method to pay out some of it. */
export async function withMoney(world: World): Promise<{ actor: Actor; method: Processor; minor: number }> {
  const actor = await world.funded();
  const { withdrawable, forfeits } = await methodsOf(world, actor);
  if (forfeits.minor > 0) throw new Skip('the account of --player has an active bonus, which a withdrawal would forfeit');
  const hasEnough = (method: Processor) => availableBy(method, withdrawable) >= method.minAmount.minor * 3;
  const { processors } = await methodsOf(world, actor);
  // Methods that return money to its origin are first, since their payouts are not held like those to new destinations.
  const isReturn = processors.some((method) => method.returnable.minor > 0 && hasEnough(method) && fieldsFor(method));
  const what = 'that the account of --player has enough money for';
  const method = await payoutMethod(world, actor, what, (known) => hasEnough(known) && (!isReturn || known.returnable.minor > 0));
  return { actor, method, minor: method.minAmount.minor };
}

/** Requests a withdrawal of the minimum, which locks the money. */
export async function requested(world: World): Promise<{ actor: Actor; minor: number; transaction: Transaction }> {
  const { actor, method, minor } = await withMoney(world);
  const send = async () => responseOf('paymentSendWithdrawalRequest', await request(world, actor, method));
  const { transaction } = await expectMovement(world, actor, send, () => ({ real: -minor, locked: minor }));
  return { actor, minor, transaction };
}

export const cancel = (world: World, actor: Actor, id: string) => world.call('frontCancelWithdrawalRequest', { id }, actor);

/** The withdrawal from the back office. */
export async function adminView(world: World, id: string, status: 'pending' | 'processing' = 'pending') {
  const admin = await world.admin();
  for (let page = 1; ; page += 1) {
    const { withdrawals, total } = await world.call('adminGetWithdrawals', { status, page, page_size: 100 }, admin);
    const found = withdrawals.find((withdrawal) => withdrawal.id === id);
    if (found) return found;
    if (page * 100 >= total) throw new Violation(`withdrawal ${id} in the list of ${status} withdrawals of the back office`);
  }
}

/** Waits for the payout, so that it does not change the balances during another check. */
async function statusOnceSettled(world: World, actor: Actor, id: string): Promise<string> {
  for (let waitedMs = 0; ; waitedMs += 250) {
    const { status } = (await world.call('frontGetFinancialTransaction', { id }, actor)).transaction;
    if (status !== 'pending' || waitedMs >= settledWithinMs) return status;
    await sleep(250);
  }
}

/** The only withdrawal of a run that is really paid out. */
export function approvedWithdrawal(world: World) {
  return world.once('approved withdrawal', async () => {
    const admin = await world.admin();
    const before = await balancesOf(world, await world.funded());
    const { actor, minor, transaction } = await requested(world);
    const { id, version, hold_until: holdUntil } = await adminView(world, transaction.id);
    if (holdUntil !== null) {
      await cancel(world, actor, transaction.id);
      throw new Skip('the account of --player has no money that can be returned to its origin; payouts to a new destination are held');
    }
    await world.call('adminDecideWithdrawal', { id, decision: 'approve', version }, admin);
    const status = await statusOnceSettled(world, actor, transaction.id);
    return { actor, id: transaction.id, version, status, minor, before, balances: await balancesOf(world, actor) };
  });
}
