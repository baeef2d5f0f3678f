import { randomUUID } from 'node:crypto';
import { wireOdds, type SportsEvent } from '@playfront/api-contract';
import { toWire } from '@playfront/money';
import { answerOf, expectRefusal, expectThat } from '../check.ts';
import { moving } from '../money.ts';
import { Skip } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { limitedPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';

type Selection = { readonly event_id: string; readonly market: string; readonly outcome: string; readonly odds: number };

const noSuchEvent = 'no-such-event';

/** Events to come, the last ones first, so that none begins while it is looked at. */
async function upcoming(world: World): Promise<readonly SportsEvent[]> {
  const first = await world.ask('frontGetEvents', { state: 'upcoming', page_size: 100 });
  const last = Math.ceil(first.total / 100);
  const { events } = last > 1 ? await world.ask('frontGetEvents', { state: 'upcoming', page_size: 100, page: last }) : first;
  if (events.length === 0) throw new Skip('the operator has no sports events to come');
  return events.toReversed();
}

/** A selection that is open now, of the event with this place from the end. */
async function openSelection(world: World, place = 0): Promise<Selection> {
  const open = (await upcoming(world)).filter(({ markets }) => markets.some(({ status, outcomes }) => status === 'active' && outcomes.length > 0));
  const event = open[place];
  const market = event?.markets.find(({ status }) => status === 'active');
  const [outcome] = market?.outcomes ?? [];
  if (!event || !market || !outcome) throw new Skip('too few events to come take bets');
  return { event_id: event.id, market: market.id, outcome: outcome.id, odds: wireOdds(outcome.odds) };
}

/** The lowest stake on a selection, in major units. */
async function lowestStake(world: World, actor: Actor, selection: Selection): Promise<number> {
  return toWire((await world.ask('frontPriceBet', { kind: 'single', selections: [selection], stake: 0 }, actor)).minStake);
}

const place = (world: World, actor: Actor, selection: Selection, stake: number, changes: Readonly<Record<string, unknown>> = {}) =>
  world.send('frontPlaceBet', { kind: 'single', selections: [selection], stake, idempotency_key: randomUUID(), ...changes }, { as: actor });

/** A bet that was placed with the account's money, and what it may be cashed out for. */
async function placedBet(world: World) {
  const actor = await world.funded();
  const selection = await openSelection(world);
  const stake = (await lowestStake(world, actor, selection)) * 10;
  const { bet } = answerOf('frontPlaceBet', await place(world, actor, selection, stake));
  const { bets } = await world.ask('frontGetBetList', { kind: 'sports', state: 'open' }, actor);
  const listed = bets.find(({ id }) => id === bet.id);
  expectThat(listed !== undefined && listed.bet.minor === bet.stake.minor, 'the bet in the list of open sports bets');
  return { actor, bet, offer: listed.cashOut };
}

async function cashableBet(world: World) {
  const { actor, bet, offer } = await placedBet(world);
  if (!offer) throw new Skip('no cash-out is offered for a bet on an event to come');
  return { actor, bet, offer };
}

const cashOut = (world: World, actor: Actor, bet_id: string, amount: number, idempotency_key: string = randomUUID()) =>
  world.send('frontCashOut', { bet_id, amount, idempotency_key }, { as: actor });

async function expectBetRefused(world: World, actor: Actor, key: 'limit_reached' | 'account_restricted'): Promise<void> {
  const selection = await openSelection(world);
  const reply = await place(world, actor, selection, Math.max(5, await lowestStake(world, actor, selection)));
  if (reply.text.includes('insufficient_funds')) throw new Skip('the operator looks at the money first, and there is none');
  expectRefusal(reply, key);
}

export const sportsChecks: ChecksOf<
  'frontGetSportsTree' | 'frontGetEvents' | 'frontGetEvent' | 'frontPriceBet' | 'frontPlaceBet' | 'frontCashOut'
> = {
  frontGetSportsTree: {
    works: async (world) => {
      const { sports } = await world.ask('frontGetSportsTree', undefined);
      for (const { id, event_count, leagues } of sports) {
        const sum = leagues.reduce((all, league) => all + league.event_count, 0);
        expectThat(sum === event_count, `${event_count} events of ${id} in its leagues; there are ${sum}`);
      }
    },
  },
  frontGetEvents: {
    works: async (world) => {
      const { events } = await world.ask('frontGetEvents', {});
      const starts = events.map(({ start_at }) => Date.parse(start_at));
      const isSorted = starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? start));
      expectThat(isSorted, 'events by their start');
      for (const { id, status } of events) expectThat(status === 'live' || status === 'not_started', `no event that is over; ${id} is ${status}`);
    },
  },
  frontGetEvent: {
    works: async (world) => {
      const [listed] = await upcoming(world);
      const { event } = await world.ask('frontGetEvent', { id: listed?.id ?? '' });
      expectThat(event.id === listed?.id && event.markets.length === event.market_count, `event ${listed?.id} with all its markets`);
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetEvent', { id: noSuchEvent }), 'not_found'),
    },
  },
  frontPriceBet: {
    works: async (world) => {
      const selection = await openSelection(world);
      const price = await world.ask('frontPriceBet', { kind: 'single', selections: [selection], stake: 10 });
      const [priced] = price.selections;
      expectThat(price.lines === 1 && priced?.status === 'open', 'a single with an open selection');
      const expected = Math.floor((price.stake.minor * price.total_odds) / 1000);
      const isExact = Math.abs(price.possibleReturn.minor - expected) <= 1;
      expectThat(isExact, `a return of the stake times the odds (${expected} minor units); it is ${price.possibleReturn.minor}`);
    },
    also: {
      'odds that moved and events that are over are told': async (world) => {
        const selection = await openSelection(world);
        const selections = [{ ...selection, odds: selection.odds + 1 }];
        const changed = await world.ask('frontPriceBet', { kind: 'single', selections, stake: 1 });
        expectThat(changed.selections[0]?.has_changed === true, 'has_changed for odds that are others now');
        const closed = await world.ask('frontPriceBet', { kind: 'single', selections: [{ ...selection, event_id: noSuchEvent }], stake: 1 });
        expectThat(closed.selections[0]?.status === 'closed', 'the status "closed" for an event that is none');
      },
      'no slip of two selections of one event, and no single of two': async (world) => {
        const [one, two] = [await openSelection(world), await openSelection(world, 1)];
        expectRefusal(await world.send('frontPriceBet', { kind: 'multiple', selections: [one, one], stake: 1 }), 'malformed');
        expectRefusal(await world.send('frontPriceBet', { kind: 'single', selections: [one, two], stake: 1 }), 'malformed');
      },
      'a multiple multiplies and a system is spread over its lines': async (world) => {
        const three = [await openSelection(world), await openSelection(world, 1), await openSelection(world, 2)];
        const multiple = await world.ask('frontPriceBet', { kind: 'multiple', selections: three, stake: 1 });
        expectThat(multiple.lines === 1, `one line of a multiple; there are ${multiple.lines}`);
        const system = await world.ask('frontPriceBet', { kind: 'system', system_size: 2, selections: three, stake: 3 });
        expectThat(system.lines === 3, `three lines of a system 2/3; there are ${system.lines}`);
      },
    },
  },
  frontPlaceBet: {
    works: async (world) => {
      const actor = await world.funded();
      const selection = await openSelection(world);
      const stake = await lowestStake(world, actor, selection);
      const placed = async () => answerOf('frontPlaceBet', await place(world, actor, selection, stake));
      const { bet } = await moving(world, actor, placed, (answer) => ({ real: -answer.bet.stake.minor, locked: answer.bet.stake.minor }));
      expectThat(toWire(bet.stake) === stake, `a stake of ${stake}; it is ${toWire(bet.stake)}`);
      expectThat(bet.selections.length === 1 && bet.selections[0]?.event_id === selection.event_id, 'the selection in the receipt');
    },
    refuses: {
      odds_changed: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        const reply = await place(world, player, { ...selection, odds: selection.odds + 1 }, await lowestStake(world, player, selection));
        const { current } = expectRefusal(reply, 'odds_changed', 'selections.0');
        expectThat(current?.['selections.0.odds'] === selection.odds, `the odds of now (${selection.odds}) as current["selections.0.odds"]`, reply);
      },
      event_closed: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        const stake = await lowestStake(world, player, selection);
        expectRefusal(await place(world, player, { ...selection, event_id: noSuchEvent }, stake), 'event_closed', 'selections.0');
      },
      stake_out_of_range: async (world) => {
        const player = await world.player();
        expectRefusal(await place(world, player, await openSelection(world), 1e9), 'stake_out_of_range', 'stake');
      },
      insufficient_funds: async (world) => {
        const player = await world.player();
        const selection = await openSelection(world);
        expectRefusal(await place(world, player, selection, await lowestStake(world, player, selection)), 'insufficient_funds');
      },
      account_restricted: async (world) => expectBetRefused(world, (await restingPlayer(world)).actor, 'account_restricted'),
      limit_reached: async (world) => expectBetRefused(world, await limitedPlayer(world), 'limit_reached'),
      limit_required: cannot('needs a player of a country that asks for a deposit limit first'),
      reality_check_required: cannot('needs play over the shortest interval there is'),
      game_not_available: cannot('needs a player of a country where sports may not be offered'),
      disable_site_access: cannot('needs an address that the operator bars'),
      conflict: async (world) => {
        const actor = await world.funded();
        const selection = await openSelection(world);
        const stake = await lowestStake(world, actor, selection);
        const idempotency_key = randomUUID();
        answerOf('frontPlaceBet', await place(world, actor, selection, stake, { idempotency_key }));
        expectRefusal(await place(world, actor, selection, stake * 2, { idempotency_key }), 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const actor = await world.funded();
      const selection = await openSelection(world);
      const stake = await lowestStake(world, actor, selection);
      return {
        actor,
        send: (idempotency_key, which) => place(world, actor, selection, which === 'first' ? stake : stake * 2, { idempotency_key }),
        moves: (reply) => {
          const { minor } = answerOf('frontPlaceBet', reply).bet.stake;
          return { real: -minor, locked: minor };
        },
      };
    }),
  },
  frontCashOut: {
    works: async (world) => {
      const { actor, bet, offer } = await cashableBet(world);
      const { amount } = await moving(
        world,
        actor,
        async () => answerOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer))),
        (answer) => ({ real: answer.amount.minor, locked: -bet.stake.minor }),
      );
      expectThat(amount.minor >= offer.minor, 'no less than was offered');
      expectRefusal(await cashOut(world, actor, bet.id, toWire(offer)), 'cash_out_unavailable');
    },
    refuses: {
      cash_out_unavailable: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        answerOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer)));
        await moving(world, actor, async () => expectRefusal(await cashOut(world, actor, bet.id, toWire(offer)), 'cash_out_unavailable'));
      },
      odds_changed: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        const reply = await moving(world, actor, () => cashOut(world, actor, bet.id, toWire(offer) * 10));
        const { current } = expectRefusal(reply, 'odds_changed', 'amount');
        expectThat(current?.['amount'] === toWire(offer), `the offer of now (${toWire(offer)}) as current.amount`, reply);
      },
      not_found: async (world) => {
        const { bet } = await placedBet(world);
        const stranger = await world.stranger();
        for (const id of [randomUUID(), bet.id]) expectRefusal(await cashOut(world, stranger, id, 1), ['not_found', 'forbidden']);
      },
      conflict: async (world) => {
        const { actor, bet, offer } = await cashableBet(world);
        const key = randomUUID();
        answerOf('frontCashOut', await cashOut(world, actor, bet.id, toWire(offer), key));
        expectRefusal(await cashOut(world, actor, randomUUID(), toWire(offer), key), 'conflict');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, bet, offer } = await cashableBet(world);
      const other = await cashableBet(world);
      return {
        actor,
        send: (key, which) => cashOut(world, actor, which === 'first' ? bet.id : other.bet.id, toWire(offer), key),
        moves: (reply) => ({ real: answerOf('frontCashOut', reply).amount.minor, locked: -bet.stake.minor }),
      };
    }),
  },
};
