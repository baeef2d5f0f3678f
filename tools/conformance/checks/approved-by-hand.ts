import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';
import { withdrawalToNewDestination } from './held-withdrawal.ts';
import { newPlayerWithFreeMoney } from './payments.ts';
import { adminView, cancel } from './payouts.ts';

/** An approved withdrawal that staff pay by hand, of a new player: the money of --player may go back to a card, which only the provider can pay. */
export async function approvedByHand(world: World) {
  const admin = await world.admin();
  const actor = await newPlayerWithFreeMoney(world);
  const { minor, transaction } = await withdrawalToNewDestination(world, actor);
  const { id, version, hold_until: holdUntil } = await adminView(world, transaction.id);
  if (holdUntil !== null) {
    await cancel(world, actor, id);
    throw new Skip('the operator holds the first payout to a destination, so no payout by hand can be approved');
  }
  const approve = { id, decision: 'approve', is_paid_by_hand: true, version } as const;
  const { withdrawal } = await world.call('adminDecideWithdrawal', approve, admin);
  if (withdrawal.status === 'pending') throw new Skip('a second admin must approve it');
  return { actor, minor, withdrawal, admin };
}
