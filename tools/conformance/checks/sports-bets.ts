import { randomUUID } from 'node:crypto';
import { money, toWire } from '@playfront/money';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import { balancesOf, minorOf, expectMovement } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { noSuchEvent, openSelection as openSelectionOfEvents, type Selection } from './selections.ts';

/** Id of the game group of sports, which is listed if the operator offers them (spec §4). */
const sportsGroupId = '2';

/** A selection, if the operator accepts bets: without sports in its game groups it refuses all. */
async function openSelection(world: World): Promise<Selection> {
  const { gameGroupList } = await world.call('frontGetGameGroupList', { type: 'online', status: 'activated' });
  if (!gameGroupList.some(({ id }) => id === sportsGroupId)) throw new Skip('the operator does not offer sports');
  return openSelectionOfEvents(world);
}

/** The minimum stake on a selection, in major units. */
async function minStake(world: World, actor: Actor, selection: Selection): Promise<number> {
  return toWire((await world.call('frontPriceBet', { kind: 'single', selections: [selection], stake: 0 }, actor)).minStake);
}

const place = (world: World, actor: Actor, selection: Selection, stake: number, changes: Readonly<Record<string, unknown>> = {}) =>
  world.send('frontPlaceBet', { kind: 'single', selections: [selection], stake, idempotency_key: randomUUID(), ...changes }, { as: actor });

/** The account with money, a selection, and a stake of `times` its minimum, in major units. */
async function affordableBet(world: World, times = 1): Promise<{ actor: Actor; selection: Selection; stake: number }> {
  const actor = await world.funded();
  const selection = await openSelection(world);
  const stake = (await minStake(world, actor, selection)) * times;
  const { real } = await balancesOf(world, actor);
  if (real < minorOf(String(stake), actor.currency) * 2) throw new Skip('the account of --player has too little money for bets');
  return { actor, selection, stake };
}

/** An open bet from the bet list. */
async function listedBet(world: World, actor: Actor, id: string) {
  const { bets } = await world.call('frontGetBetList', { kind: 'sports', state: 'open' }, actor);
  return bets.find((bet) => bet.id === id);
}

/** Cashes out a bet if that is offered, so that little money stays locked. */
async function close(world: World, actor: Actor, id: string): Promise<void> {
  const offer = (await listedBet(world, actor, id))?.cashOut;
  if (offer) await cashOut(world, actor, id, toWire(offer));
}

/** A bet placed with the account's money, and its cash-out offer. */
async function placedBet(world: World) {
  const { actor, selection, stake } = await affordableBet(world, 10);
  const { bet } = responseOf('frontPlaceBet', await place(world, actor, selection, stake));
  const listed = await listedBet(world, actor, bet.id);
  expectThat(listed !== undefined && listed.bet.minor === bet.stake.minor, 'the bet in the list of open sports bets');
  return { actor, bet, offer: listed.cashOut };
}

async function cashableBet(world: World) {
  const { actor, bet, offer } = await placedBet(world);
  if (!offer) throw new Skip('no cash-out is offered for a bet on an upcoming event');
  return { actor, bet, offer };
}

const cashOut = (world: World, actor: Actor, bet_id: string, amount: number, idempotency_key: string = randomUUID()) =>
  world.send('frontCashOut', { bet_id, amount, idempotency_key }, { as: actor });

async function expectBetRefused(
  world: World,
  actor: Actor,
  key: 'limit_reached' | 'limit_required' | 'account_restricted' | 'verification_required',
): Promise<void> {
  const selection = await openSelection(world);
  const reply = await place(world, actor, selection, Math.max(5, await minStake(world, actor, selection)));
  if (reply.text.includes('insufficient_funds')) throw new Skip('the operator checks the balance first, which is too low');
  expectRefusal(reply, key);
}

export const sportsBetChecks: ChecksOf<'frontPlaceBet' | 'frontCashOut'> = {
  frontPlaceBet: {
    works: async (world) => {
      const { actor, selection, stake } = await affordableBet(world);
      const placed = async () => responseOf('frontPlaceBet', await place(world, actor, selection, stake));
      const { bet } = await expectMovement(world, actor, placed, (response) => ({
        real: -response.bet.stake.minor,
        locked: response.bet.stake.minor,
      }));
      expectThat(toWire(bet.stake) === stake, `a stake of ${stake}; it is ${toWire(bet.stake)}`);
      expectThat(bet.selections.length === 1 && bet.selections[0]?.event_id === selection.event_id, 'the selection in the receipt');
      await close(world, actor, bet.id);
    },
    refuses: {
      odds_changed: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        const reply = await place(world, player, { ...selection, odds: selection.odds + 1 }, await minStake(world, player, selection));
        const { current } = expectRefusal(reply, 'odds_changed', 'selections.0');
        expectThat(current?.['selections.0.odds'] === selection.odds, `the current odds (${selection.odds}) as current["selections.0.odds"]`, reply);
      },
      event_closed: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        const stake = await minStake(world, player, selection);
        expectRefusal(await place(world, player, { ...selection, event_id: noSuchEvent }, stake), 'event_closed', 'selections.0');
      },
      stake_out_of_range: async (world) => {
        const player = await world.player();
        expectRefusal(await place(world, player, await openSelection(world), 1e9), 'stake_out_of_range', 'stake');
      },
      insufficient_funds: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        expectRefusal(await place(world, player, selection, await minStake(world, player, selection)), 'insufficient_funds');
      },
      account_restricted: async (world) => expectBetRefused(world, (await restingPlayer(world)).actor, 'account_restricted'),
      verification_required: async (world) => expectBetRefused(world, (await heldPlayer(world)).actor, 'verification_required'),
      limit_reached: async (world) => expectBetRefused(world, await limitedPlayer(world), 'limit_reached'),
      limit_required: async (world) => expectBetRefused(world, await limitlessPlayer(world), 'limit_required'),
      reality_check_required: untestable('needs play for longer than the shortest interval'),
      game_not_available: untestable('needs a player from a country where sports may not be offered, or an operator without sports'),
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      conflict: async (world) => {
        const { actor, selection, stake } = await affordableBet(world);
        const idempotency_key = randomUUID();
        const { bet } = responseOf('frontPlaceBet', await place(world, actor, selection, stake, { idempotency_key }));
        const again = await place(world, actor, selection, stake * 2, { idempotency_key });
        await close(world, actor, bet.id);
        expectRefusal(again, 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, selection, stake } = await affordableBet(world);
      return {
        actor,
        undo: (reply) => close(world, actor, responseOf('frontPlaceBet', reply).bet.id),
        send: (idempotency_key, which) => place(world, actor, selection, which === 'first' ? stake : stake * 2, { idempotency_key }),
        moves: (reply) => {
          const { minor } = responseOf('frontPlaceBet', reply).bet.stake;
          return { real: -minor, locked: minor };
        },
      };
    }),
  },
  frontCashOut: {
    works: async (world) => {
      const { actor, bet, offer } = await cashableBet(world);
      const { amount } = await expectMovement(
        world,
        actor,
        async () => responseOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer))),
        (response) => ({ real: response.amount.minor, locked: -bet.stake.minor }),
      );
      expectThat(amount.minor >= offer.minor, 'at least the offered amount');
      expectRefusal(await cashOut(world, actor, bet.id, toWire(offer)), 'cash_out_unavailable');
    },
    refuses: {
      cash_out_unavailable: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        responseOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer)));
        await expectMovement(world, actor, async () => expectRefusal(await cashOut(world, actor, bet.id, toWire(offer)), 'cash_out_unavailable'));
      },
      odds_changed: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        const reply = await expectMovement(world, actor, () => cashOut(world, actor, bet.id, toWire(money(offer.minor * 10, offer.currency))));
        await close(world, actor, bet.id);
        const { current } = expectRefusal(reply, 'odds_changed', 'amount');
        expectThat(current?.['amount'] === toWire(offer), `the current offer (${toWire(offer)}) as current.amount`, reply);
      },
      not_found: async (world) => {
        const { actor, bet } = await placedBet(world);
        const otherPlayer = await world.otherPlayer();
        const replies = [await cashOut(world, otherPlayer, randomUUID(), 1), await cashOut(world, otherPlayer, bet.id, 1)];
        await close(world, actor, bet.id);
        for (const reply of replies) expectRefusal(reply, ['not_found', 'forbidden']);
      },
      conflict: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        const key = randomUUID();
        responseOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer), key));
        expectRefusal(await cashOut(world, actor, randomUUID(), toWire(offer), key), 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, bet, offer } = await cashableBet(world);
      const other = await cashableBet(world);
      return {
        actor,
        send: (key, which) => cashOut(world, actor, which === 'first' ? bet.id : other.bet.id, toWire(offer), key),
        moves: (reply) => ({ real: responseOf('frontCashOut', reply).amount.minor, locked: -bet.stake.minor }),
        undo: () => close(world, actor, other.bet.id),
      };
    }),
  },
};
