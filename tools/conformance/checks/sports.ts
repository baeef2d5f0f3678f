import { expectRefusal, expectThat } from '../check.ts';
import type { ChecksOf } from './call-checks.ts';
import { noSuchEvent, openSelection, upcoming } from './selections.ts';

export const sportsChecks: ChecksOf<'frontGetSportsTree' | 'frontGetEvents' | 'frontGetEvent' | 'frontPriceBet'> = {
  frontGetSportsTree: {
    works: async (world) => {
      const { sports } = await world.call('frontGetSportsTree', undefined);
      for (const { id, event_count, leagues } of sports) {
        const sum = leagues.reduce((all, league) => all + league.event_count, 0);
        expectThat(sum === event_count, `${event_count} events of ${id} in its leagues; there are ${sum}`);
      }
    },
  },
  frontGetEvents: {
    works: async (world) => {
      const { events } = await world.call('frontGetEvents', {});
      const starts = events.map(({ start_at }) => Date.parse(start_at));
      const isSorted = starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? start));
      expectThat(isSorted, 'events in the order of their start');
      for (const { id, status } of events) expectThat(status === 'live' || status === 'not_started', `no finished events; ${id} is ${status}`);
    },
  },
  frontGetEvent: {
    works: async (world) => {
      const [listed] = await upcoming(world);
      const { event } = await world.call('frontGetEvent', { id: listed?.id ?? '' });
      expectThat(event.id === listed?.id && event.markets.length === event.market_count, `event ${listed?.id} with all its markets`);
    },
    refuses: {
      not_found: async (world) => void expectRefusal(await world.send('frontGetEvent', { id: noSuchEvent }), 'not_found'),
    },
  },
  frontPriceBet: {
    works: async (world) => {
      const selection = await openSelection(world);
      const price = await world.call('frontPriceBet', { kind: 'single', selections: [selection], stake: 10 });
      const [priced] = price.selections;
      expectThat(price.lines === 1 && priced?.status === 'open', 'a single with an open selection');
      const expected = Math.floor((price.stake.minor * price.total_odds) / 1000);
      const isExact = Math.abs(price.possibleReturn.minor - expected) <= 1;
      expectThat(isExact, `a return of the stake times the odds (${expected} minor units); it is ${price.possibleReturn.minor}`);
    },
    also: {
      'changed odds and finished events are reported': async (world) => {
        const selection = await openSelection(world);
        const selections = [{ ...selection, odds: selection.odds + 1 }];
        const changed = await world.call('frontPriceBet', { kind: 'single', selections, stake: 1 });
        expectThat(changed.selections[0]?.has_changed === true, 'has_changed for changed odds');
        const closed = await world.call('frontPriceBet', { kind: 'single', selections: [{ ...selection, event_id: noSuchEvent }], stake: 1 });
        expectThat(closed.selections[0]?.status === 'closed', 'the status "closed" for an unknown event');
      },
      'two selections of one event, or two in a single, are refused': async (world) => {
        const [one, two] = [await openSelection(world), await openSelection(world, 1)];
        expectRefusal(await world.send('frontPriceBet', { kind: 'multiple', selections: [one, one], stake: 1 }), 'malformed');
        expectRefusal(await world.send('frontPriceBet', { kind: 'single', selections: [one, two], stake: 1 }), 'malformed');
      },
      'a multiple has one line, a system 2/3 three': async (world) => {
        const three = [await openSelection(world), await openSelection(world, 1), await openSelection(world, 2)];
        const multiple = await world.call('frontPriceBet', { kind: 'multiple', selections: three, stake: 1 });
        expectThat(multiple.lines === 1, `one line of a multiple; there are ${multiple.lines}`);
        const system = await world.call('frontPriceBet', { kind: 'system', system_size: 2, selections: three, stake: 3 });
        expectThat(system.lines === 3, `three lines of a system 2/3; there are ${system.lines}`);
      },
    },
  },
};
