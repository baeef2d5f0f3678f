import type { Processor } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import { responseOf, expectThat } from '../check.ts';
import { balancesOf } from '../money.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeMoney } from './payments.ts';
import { availableBy, detailsFor, methodsOf, payoutMethod, request } from './payouts.ts';

/** A pending withdrawal of all the money of a player from {@link newPlayerWithFreeMoney}, to a destination without earlier payouts. */
export async function withdrawalToNewDestination(world: World, actor: Actor) {
  const isNew = ({ fields }: Processor) => !fields.includes('saved_card') && fields.length > 0;
  const { withdrawable } = await methodsOf(world, actor);
  const takesAll = (known: Processor) => availableBy(known, withdrawable) >= withdrawable.minor;
  const method = await payoutMethod(world, actor, 'to a new destination', (known) => isNew(known) && takesAll(known));
  const { real: minor } = await balancesOf(world, actor);
  const amount = toWire(money(minor, actor.currency));
  const { transaction } = responseOf(
    'paymentSendWithdrawalRequest',
    await request(world, actor, method, { amount, details: detailsFor(actor, method) }),
  );
  return { minor, transaction };
}

/** A withdrawal that is held because its destination is new. */
export async function heldWithdrawal(world: World) {
  const actor = await playerWithFreeMoney(world);
  const { transaction } = await withdrawalToNewDestination(world, actor);
  expectThat(Date.parse(transaction.hold_until ?? '') > Date.now(), 'a future time in "hold_until", since the destination is new');
  return { actor, transaction };
}
