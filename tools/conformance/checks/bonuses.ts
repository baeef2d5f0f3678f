import { randomUUID } from 'node:crypto';
import { money, toWire } from '@playfront/money';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { expectMovement } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { nextBonus, nextPromotion, playerAwaitingDeposit, playerWithFreeBonus } from './bonus-players.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';

const noSuchPromotion = '999999999';

const forfeit = (world: World, actor: Actor, id: string, key: string = randomUUID()) =>
  world.send('frontForfeitBonus', { id, idempotency_key: key }, { as: actor });

export const bonusChecks: ChecksOf<
  'frontGetPromotionTemplate' | 'frontGetPlayerBonuses' | 'frontGetDepositBonus' | 'frontClaimPromotion' | 'frontForfeitBonus'
> = {
  frontGetPromotionTemplate: {
    works: async (world) => {
      const { promotions } = await world.call('frontGetPromotionTemplate', { locale: 'en' });
      const [first] = promotions;
      if (!first) throw new Skip('no promotion is offered');
      const alone = await world.call('frontGetPromotionTemplate', { id: first.id });
      expectThat(alone.promotions.length === 1 && alone.promotions[0]?.id === first.id, `only promotion ${first.id} for its id`);
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetPromotionTemplate', { id: noSuchPromotion }), 'not_found'),
    },
  },
  frontGetPlayerBonuses: {
    works: async (world) => {
      const { actor, bonus } = await playerWithFreeBonus(world);
      const open = await world.call('frontGetPlayerBonuses', { state: 'open' }, actor);
      expectThat(
        open.bonuses.some(({ id }) => id === bonus.id),
        'the bonus in the list of open bonuses',
      );
      const others = await world.call('frontGetPlayerBonuses', {}, await world.player());
      expectThat(others.total === 0, "none of another player's");
    },
  },
  frontGetDepositBonus: {
    works: async (world) => {
      const { actor, claims } = await playerAwaitingDeposit(world);
      const amountMinor = Math.max(100_00, ...claims.map(({ minDeposit }) => minDeposit.minor));
      const { bonus } = await world.call('frontGetDepositBonus', { amount: toWire(money(amountMinor, actor.currency)) }, actor);
      if (!bonus) throw new Skip('the promotions to claim are for later deposits');
      expectThat(bonus.amount.minor > 0 && claims.some(({ title }) => title === bonus.title), 'the bonus of a claimed promotion');
    },
  },
  frontClaimPromotion: {
    works: async (world) => {
      const { actor, promotionId } = await nextPromotion(world);
      const claim = () => world.call('frontClaimPromotion', { id: promotionId }, actor);
      const { bonus } = await expectMovement(world, actor, claim, (response) => ({ bonus: response.bonus.balance.minor }));
      const again = await expectMovement(world, actor, claim);
      expectThat(again.bonus.id === bonus.id, `bonus ${bonus.id} when claimed again; it is ${again.bonus.id}`);
    },
    refuses: {
      not_found: async (world) => {
        expectRefusal(await world.send('frontClaimPromotion', { id: noSuchPromotion }, { as: await world.player() }), 'not_found');
      },
      bonus_not_available: async (world) => {
        const player = await world.player();
        const { promotions } = await world.call('frontGetPromotionTemplate', {}, player);
        const closed = promotions.find(({ state }) => state === 'unavailable' || state === 'used');
        if (!closed) throw new Skip('a new player can claim every promotion');
        expectRefusal(await world.send('frontClaimPromotion', { id: closed.id }, { as: player }), 'bonus_not_available');
      },
      bonus_had_before: async (world) => {
        const form = await world.form();
        const second = { ...(await world.form()), phone_number: form.phone_number, birthday: form.birthday };
        for (const filled of [form, second]) await world.call('frontRegisterPlayer', filled);
        const [first, again] = [await world.signIn(form), await world.signIn(second)];
        const { promotions } = await world.call('frontGetPromotionTemplate', {}, first);
        const free = promotions.find(({ type, state }) => type === 'no_deposit' && state === 'claimable');
        if (!free) throw new Skip('no promotion without a deposit is offered to a new player');
        await world.call('frontClaimPromotion', { id: free.id }, first);
        expectRefusal(await world.send('frontClaimPromotion', { id: free.id }, { as: again }), 'bonus_had_before');
      },
      account_restricted: async (world) => {
        const { actor } = await restingPlayer(world);
        const { promotions } = await world.call('frontGetPromotionTemplate', {}, await world.player());
        const open = promotions.find(({ state }) => state === 'claimable');
        if (!open) throw new Skip('a new player can claim no promotion');
        expectRefusal(await world.send('frontClaimPromotion', { id: open.id }, { as: actor }), 'account_restricted');
      },
      verification_required: async (world) => {
        const { actor } = await heldPlayer(world);
        const { promotions } = await world.call('frontGetPromotionTemplate', {}, await world.player());
        const open = promotions.find(({ state }) => state === 'claimable');
        if (!open) throw new Skip('a new player can claim no promotion');
        expectRefusal(await world.send('frontClaimPromotion', { id: open.id }, { as: actor }), 'verification_required');
      },
      disable_site_access: untestable('needs an IP address that the operator blocks'),
    },
  },
  frontForfeitBonus: {
    works: async (world) => {
      const { actor, bonus } = await nextBonus(world);
      const given = await expectMovement(
        world,
        actor,
        async () => responseOf('frontForfeitBonus', await forfeit(world, actor, bonus.id)),
        () => ({ bonus: -bonus.balance.minor }),
      );
      expectThat(given.bonus.status === 'cancelled', `a cancelled bonus; it is ${given.bonus.status}`);
    },
    refuses: {
      not_found: async (world) => {
        const { actor, bonus } = await playerWithFreeBonus(world);
        const otherPlayer = await world.player();
        expectRefusal(await forfeit(world, actor, randomUUID()), 'not_found');
        await expectMovement(world, actor, async () => expectRefusal(await forfeit(world, otherPlayer, bonus.id), ['not_found', 'forbidden']));
      },
      bonus_not_available: async (world) => {
        const { actor, bonus } = await nextBonus(world);
        responseOf('frontForfeitBonus', await forfeit(world, actor, bonus.id));
        expectRefusal(await forfeit(world, actor, bonus.id), 'bonus_not_available');
      },
      conflict: async (world) => {
        const { actor, bonus, otherBonusId } = await nextBonus(world);
        const key = randomUUID();
        responseOf('frontForfeitBonus', await forfeit(world, actor, bonus.id, key));
        expectRefusal(await forfeit(world, actor, otherBonusId, key), 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, bonus, otherBonusId } = await nextBonus(world);
      return {
        actor,
        send: (key, which) => forfeit(world, actor, which === 'first' ? bonus.id : otherBonusId, key),
        moves: () => ({ bonus: -bonus.balance.minor }),
      };
    }),
  },
};
