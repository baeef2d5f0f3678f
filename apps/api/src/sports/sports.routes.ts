import { frontCashOut, frontGetEvent, frontGetEvents, frontGetSportsTree, frontPlaceBet, frontPriceBet } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { CallRegistry } from '../http/register-call.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { moneyCallCounts } from '../throttle/money-calls.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { CashOut } from './bets/cash-out.service.ts';
import type { PlaceBet } from './bets/place-bet.service.ts';
import type { PriceBet } from './bets/price-bet.service.ts';
import { margins } from './book/odds.ts';
import type { EventList } from './events/event-list.ts';
import { readDraw, readEvents, readMarkets, readTree } from './events/events.store.ts';
import { wireEvent } from './events/sports-wire.ts';

/** Currency of prices for visitors. */
const visitorCurrency = 'EUR';

type Dependencies = {
  database: Database;
  now: () => Date;
  access: AccessService;
  settings: SettingsService;
  betThrottle: Pick<Throttle, 'take'>;
  eventList: Pick<EventList, 'page'>;
  pricing: PriceBet;
  placing: PlaceBet;
  cashingOut: CashOut;
};

export function registerSports(
  calls: CallRegistry,
  { database, now, access, settings, betThrottle, eventList, pricing, placing, cashingOut }: Dependencies,
): void {
  calls.open(frontGetSportsTree, async () => {
    const leagues = await readTree(database, now());
    const ids = [...new Set(leagues.map(({ sport }) => sport))];
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    return {
      status: 1,
      sports: ids.map((id) => {
        const own = leagues.filter(({ sport }) => sport === id);
        return {
          id,
          event_count: sum(own.map(({ event_count }) => event_count)),
          live_count: sum(own.map(({ live_count }) => live_count)),
          leagues: own.map(({ id: league, name, region, event_count, live_count }) => ({ id: league, name, region, event_count, live_count })),
        };
      }),
    };
  });

  calls.open(frontGetEvents, async ({ body: { page, page_size, ...filter } }) => ({
    status: 1,
    ...(await eventList.page(filter, { offset: (page - 1) * page_size, limit: page_size })),
  }));

  calls.open(frontGetEvent, async ({ body: { id } }) => {
    const [[event], markets, draw] = await Promise.all([readEvents(database, [id]), readMarkets(database, [id]), readDraw(database, id)]);
    if (!event) return refuse('not_found');
    const margin = event.status === 'not_started' ? margins.beforeStart : margins.live;
    return {
      status: 1,
      event: {
        ...wireEvent(event, markets, markets.length),
        margin_percent: Math.round(margin * 100),
        ...(draw ? { draw: { hash: draw.seed_hash, ...(draw.seed ? { seed: draw.seed } : {}) } } : {}),
      },
    };
  });

  calls.open(frontPriceBet, ({ body, session }) => pricing.price(session?.currency ?? visitorCurrency, body));

  calls.player(frontPlaceBet, async ({ body, session, request }) => {
    if (!(await settings.read()).sports_offered) return refuse('game_not_available');
    if (await access.check({ ip: request.ip, country: session.country })) return refuse('disable_site_access');
    return (await betThrottle.take(...moneyCallCounts('bet', session.playerId, request.ip))) ?? placing.place(session, body);
  });

  // A player who may no longer bet may still cash out earlier bets.
  calls.player(
    frontCashOut,
    async ({ body, session, request }) =>
      (await betThrottle.take(...moneyCallCounts('bet', session.playerId, request.ip))) ?? cashingOut.cashOut(session, body),
  );
}
