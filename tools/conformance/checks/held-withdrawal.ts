import type { Processor } from '@playfront/api-contract';
import { money, toWire } from '@playfront/money';
import { answerOf, expectThat } from '../check.ts';
import { balancesOf } from '../money.ts';
import type { World } from '../world.ts';
import { playerWithFreeMoney } from './payments.ts';
import { detailsFor, payoutMethod, request } from './payouts.ts';

/** A pending withdrawal of all the money a player has, to a destination that was never paid. */
export async function heldWithdrawal(world: World) {
  const actor = await playerWithFreeMoney(world);
  const isNew = ({ fields }: Processor) => !fields.includes('saved_card') && fields.length > 0;
  const method = await payoutMethod(world, actor, 'to a new destination', (known) => isNew(known) && known.takes_unplayed);
  const { real } = await balancesOf(world, actor);
  const amount = toWire(money(real, actor.currency));
  const { transaction } = answerOf(
    'paymentSendWithdrawalRequest',
    await request(world, actor, method, { amount, details: detailsFor(actor, method) }),
  );
  expectThat(Date.parse(transaction.hold_until ?? '') > Date.now(), 'a time in "hold_until": the destination is new');
  return { actor, transaction };
}
