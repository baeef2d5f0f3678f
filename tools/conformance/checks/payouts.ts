import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Processor } from '@playfront/api-contract';
import { toWire, type Money } from '@playfront/money';
import { answerOf } from '../check.ts';
import type { AnswerTo } from '../contract-calls.ts';
import { balancesOf, moving } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { fieldsFor } from './payment-methods.ts';

const settledWithinMs = 10_000;

type Transaction = AnswerTo<'paymentSendWithdrawalRequest'>['transaction'];

export const methodsOf = (world: World, { bearer, currency }: Actor) => world.ask('frontGetWithdrawalProcessors', { currency }, { bearer });

/** The first payout method that matches and whose fields can be filled in. */
export async function payoutMethod(
  world: World,
  actor: Actor,
  what = 'at all',
  isLike: (method: Processor) => boolean = () => true,
): Promise<Processor> {
  const { processors } = await methodsOf(world, actor);
  const method = processors.filter((known) => isLike(known) && fieldsFor(known)).sort((a, b) => a.minAmount.minor - b.minAmount.minor)[0];
  if (!method) throw new Skip(`no way to pay out ${what} is offered`);
  return method;
}

/** The destination: an account in the player's own name. */
export function detailsFor(actor: Actor, method: Processor): Record<string, string> {
  const details = fieldsFor(method) ?? {};
  return 'beneficiary_name' in details ? { ...details, beneficiary_name: actor.name } : details;
}

/** The most that a method pays out now. */
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

/** The account with money and a way to pay some of it out. */
export async function withMoney(world: World): Promise<{ actor: Actor; method: Processor; minor: number }> {
  const actor = await world.funded();
  const { withdrawable, forfeits } = await methodsOf(world, actor);
  if (forfeits.minor > 0) throw new Skip('the account of --player has a running bonus, which a withdrawal would end');
  const hasEnough = (method: Processor) => availableBy(method, withdrawable) >= method.minAmount.minor * 3;
  const { processors } = await methodsOf(world, actor);
  // Back to where money came from first: what goes there is not held as what goes to a new destination is.
  const isReturn = processors.some((method) => method.returnable.minor > 0 && hasEnough(method) && fieldsFor(method));
  const what = 'that the account of --player has enough money for';
  const method = await payoutMethod(world, actor, what, (known) => hasEnough(known) && (!isReturn || known.returnable.minor > 0));
  return { actor, method, minor: method.minAmount.minor };
}

/** Asks for the least there may be; the money is locked. */
export async function requested(world: World): Promise<{ actor: Actor; minor: number; transaction: Transaction }> {
  const { actor, method, minor } = await withMoney(world);
  const send = async () => answerOf('paymentSendWithdrawalRequest', await request(world, actor, method));
  const { transaction } = await moving(world, actor, send, () => ({ real: -minor, locked: minor }));
  return { actor, minor, transaction };
}

export const cancel = (world: World, actor: Actor, id: string) => world.ask('frontCancelWithdrawalRequest', { id }, actor);

/** The withdrawal as the back office has it. */
export async function adminView(world: World, id: string, status: 'pending' | 'processing' = 'pending') {
  const admin = await world.admin();
  for (let page = 1; ; page += 1) {
    const { withdrawals, total } = await world.ask('adminGetWithdrawals', { status, page, page_size: 100 }, admin);
    const found = withdrawals.find((withdrawal) => withdrawal.id === id);
    if (found) return found;
    if (page * 100 >= total) throw new Violation(`withdrawal ${id} among the ${status} ones of the back office`);
  }
}

/** Waits a while for the payout, so that it does not fall into the balances of another check. */
async function statusOnceSettled(world: World, actor: Actor, id: string): Promise<string> {
  for (let waitedMs = 0; ; waitedMs += 250) {
    const { status } = (await world.ask('frontGetFinancialTransaction', { id }, actor)).transaction;
    if (status !== 'pending' || waitedMs >= settledWithinMs) return status;
    await sleep(250);
  }
}

/** The one withdrawal of a run that is really paid out. */
export function approvedWithdrawal(world: World) {
  return world.once('approved withdrawal', async () => {
    const admin = await world.admin();
    const before = await balancesOf(world, await world.funded());
    const { actor, minor, transaction } = await requested(world);
    const { id, version, hold_until: holdUntil } = await adminView(world, transaction.id);
    if (holdUntil !== null) {
      await cancel(world, actor, transaction.id);
      throw new Skip('the account of --player has no money that goes back to where it came from: to a new destination it is held');
    }
    await world.ask('adminDecideWithdrawal', { id, decision: 'approve', version }, admin);
    const status = await statusOnceSettled(world, actor, transaction.id);
    return { actor, id: transaction.id, version, status, minor, before, balances: await balancesOf(world, actor) };
  });
}
