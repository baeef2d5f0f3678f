import { wireOdds, type SportsEvent } from '@playfront/api-contract';
import { Skip } from '../verdicts.ts';
import type { World } from '../world.ts';

/** An outcome on a bet slip at its current odds. */
export type Selection = { readonly event_id: string; readonly market: string; readonly outcome: string; readonly odds: number };

export const noSuchEvent = 'no-such-event';

/** Upcoming events, the latest start first, so that none starts during a check. */
export async function upcoming(world: World): Promise<readonly SportsEvent[]> {
  const read = (page: number) => world.call('frontGetEvents', { state: 'upcoming', page_size: 100, page });
  const { events: first, total } = await read(1);
  const last = Math.ceil(total / 100);
  const events = last > 1 ? [...(await read(last - 1)).events, ...(await read(last)).events] : first;
  if (events.length === 0) throw new Skip('the operator has no upcoming sports events');
  return events.toReversed();
}

/** An open selection of an upcoming event, counted from the latest start. */
export async function openSelection(world: World, place = 0): Promise<Selection> {
  const open = (await upcoming(world)).filter(({ markets }) => markets.some(({ status, outcomes }) => status === 'active' && outcomes.length > 0));
  const event = open[place];
  const market = event?.markets.find(({ status }) => status === 'active');
  const [outcome] = market?.outcomes ?? [];
  if (!event || !market || !outcome) throw new Skip('too few upcoming events accept bets');
  return { event_id: event.id, market: market.id, outcome: outcome.id, odds: wireOdds(outcome.odds) };
}
