import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { CallRegistry } from '../http/register-call.ts';
import { repeat, type Job } from '../jobs/repeat.ts';
import type { Live } from '../live/live.ts';
import type { AccessService } from '../settings/access.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { createCashOut } from './bets/cash-out.service.ts';
import { createLiveDelay } from './bets/live-delay.ts';
import { createPlaceBet } from './bets/place-bet.service.ts';
import { createPriceBet } from './bets/price-bet.service.ts';
import { createSettlement } from './bets/settlement.service.ts';
import { createBook } from './book/book.service.ts';
import { createEventList } from './events/event-list.ts';
import { createSimulatedFeed } from './feed/feed.service.ts';
import { leagues } from './feed/leagues.ts';
import { registerSports } from './sports.routes.ts';

/** How often the simulated feed is advanced. */
const feedEveryMs = 3_000;

type Dependencies = {
  readonly database: Database;
  readonly now: () => Date;
  readonly wallet: WalletService;
  readonly rules: Required<MoneyRule>;
  readonly settings: SettingsService;
  readonly access: AccessService;
  readonly betThrottle: Pick<Throttle, 'take'>;
  readonly live: Live;
  readonly log: FastifyBaseLogger;
};

/** Registers the calls of the sportsbook. Returns the job that advances its feed and settles bets, not yet started. */
export function composeSports(calls: CallRegistry, { access, betThrottle, ...parts }: Dependencies): Job {
  const { database, now, log } = parts;
  const delay = createLiveDelay(parts);
  const eventList = createEventList(parts);
  registerSports(calls, {
    database,
    now,
    access,
    settings: parts.settings,
    betThrottle,
    eventList,
    pricing: createPriceBet(parts),
    placing: createPlaceBet({ ...parts, delay }),
    cashingOut: createCashOut({ ...parts, delay }),
  });
  const feed = createSimulatedFeed({ ...parts, book: createBook({ database }), leagues, onChange: () => eventList.changed() });
  const settlement = createSettlement(parts);
  const run = async () => {
    await feed.advance();
    await settlement.settleDue();
  };
  return repeat({ name: 'sports', everyMs: feedEveryMs, run, log });
}
