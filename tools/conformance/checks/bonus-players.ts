import type { PlayerBonus } from '@playfront/api-contract';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';

/** The promotions that a player can claim, those without a deposit first. */
async function claimable(world: World, actor: Actor) {
  const { promotions } = await world.call('frontGetPromotionTemplate', {}, actor);
  return promotions.filter(({ state }) => state === 'claimable').sort((a, b) => Number(b.type === 'no_deposit') - Number(a.type === 'no_deposit'));
}

/** Claims a bonus that needs no deposit. */
export async function claimFreeBonus(world: World, actor: Actor): Promise<PlayerBonus> {
  const [promotion] = await claimable(world, actor);
  if (promotion?.type !== 'no_deposit') throw new Skip('no promotion without a deposit is offered to a new player');
  return (await world.call('frontClaimPromotion', { id: promotion.id }, actor)).bonus;
}

/** A player with a bonus without a deposit, and no other money. */
export function playerWithFreeBonus(world: World): Promise<{ actor: Actor; bonus: PlayerBonus }> {
  return world.once('player with a bonus', async () => {
    const actor = await world.newPlayer();
    return { actor, bonus: await claimFreeBonus(world, actor) };
  });
}

/** A player with a bonus and promotions that can still be claimed. */
type Collector = { readonly actor: Actor; readonly promotionIds: string[]; readonly otherBonusId: string };

async function newCollector(world: World): Promise<Collector> {
  const actor = await world.newPlayer();
  const promotionIds = (await claimable(world, actor)).map(({ id }) => id);
  const last = promotionIds.pop();
  if (!last || promotionIds.length === 0) throw new Skip('a new player can claim fewer than two promotions');
  const { bonus } = await world.call('frontClaimPromotion', { id: last }, actor);
  return { actor, promotionIds, otherBonusId: bonus.id };
}

/** A promotion that a player can claim, a different one each time, so that few players must be registered. */
export async function nextPromotion(world: World): Promise<{ actor: Actor; promotionId: string; otherBonusId: string }> {
  const current = await world.once('player with promotions', async () => ({ collector: await newCollector(world) }));
  if (current.collector.promotionIds.length === 0) current.collector = await newCollector(world);
  const { actor, promotionIds, otherBonusId } = current.collector;
  return { actor, promotionId: promotionIds.shift() ?? '', otherBonusId };
}

/** A bonus that was just claimed, active or waiting. */
export async function nextBonus(world: World): Promise<{ actor: Actor; bonus: PlayerBonus; otherBonusId: string }> {
  const { actor, promotionId, otherBonusId } = await nextPromotion(world);
  const { bonus } = await world.call('frontClaimPromotion', { id: promotionId }, actor);
  return { actor, bonus, otherBonusId };
}

/** A player with claimed promotions that wait for a deposit. */
export async function playerAwaitingDeposit(world: World): Promise<{ actor: Actor; claims: readonly PlayerBonus[] }> {
  const actor = await world.newPlayer();
  const claims: PlayerBonus[] = [];
  for (const { id, type } of await claimable(world, actor)) {
    if (type === 'deposit_match') claims.push((await world.call('frontClaimPromotion', { id }, actor)).bonus);
  }
  if (claims.length === 0) throw new Skip('no promotion for a deposit can be claimed');
  return { actor, claims };
}
