import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import * as v from 'valibot';
import { frontGetBetList, frontGetEvent, type frontPlaceBet, type RequestOf, type WireResponseOf } from '@playfront/api-contract';
import { createBonus } from '../bonus/bonus.composition.ts';
import { roundWords } from '../games/round-words.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createMessages } from '../messages/messages.service.ts';
import { createBook, type Book } from '../sports/book/book.service.ts';
import { createSettlement } from '../sports/bets/settlement.service.ts';
import { createSimulatedFeed } from '../sports/feed/feed.service.ts';
import { fixturesOn, strengthsOf } from '../sports/feed/fixtures.ts';
import { leagues } from '../sports/feed/leagues.ts';
import type { Match } from '../sports/models/sport-model.ts';
import { drawMatch } from '../sports/models/sports.ts';
import { combineRules, type MoneyRule } from '../wallet/money-rules.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { createTestDatabase } from './test-database.ts';
import { startOperator, startSandbox, type TestOperator, type TestPlayer } from './test-operator.ts';

const oneLeague = leagues.slice(0, 1);
/** Half an hour before the first kick-off of the day. */
const opensAt = new Date('2026-03-14T09:30:00Z');
const minuteMs = 60_000;

type Course = (match: Match) => boolean;
const endsWith =
  (home: number, away: number): Course =>
  (match) => {
    const { phase, score } = match.situationAt(match.seconds);
    return phase === 'ended' && score.home === home && score.away === away;
  };
const abandonedAt =
  (home: number, away: number): Course =>
  (match) => {
    const { phase, score } = match.situationAt(match.seconds);
    return phase === 'abandoned' && score.home === home && score.away === away;
  };

/** The courses of the day's matches; seeds are tried until a match fits. */
const courses: readonly Course[] = [
  endsWith(2, 1),
  endsWith(0, 2),
  endsWith(1, 1),
  abandonedAt(2, 1),
  endsWith(1, 0),
  endsWith(0, 0),
  endsWith(3, 2),
  endsWith(2, 2),
];

type Seeds = { readonly serverSeed: string; readonly serverSeedHash: string };
/** Cached, because a rare course takes a thousand attempts. */
const found = new Map<string, Seeds>();

function seedsFor(eventId: string): Seeds {
  const seeds = found.get(eventId) ?? findSeeds(eventId);
  found.set(eventId, seeds);
  return seeds;
}

function findSeeds(eventId: string): Seeds {
  const fixture = oneLeague.flatMap((league) => fixturesOn(league, opensAt)).find(({ id }) => id === eventId);
  const course = courses[Number(eventId.split('-').at(-1)) - 1];
  for (let attempt = 0; ; attempt += 1) {
    const serverSeed = createHash('sha256').update(`${eventId} ${attempt}`).digest('hex');
    const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex');
    const fits = !fixture || !course || course(drawMatch('football', strengthsOf('football', fixture), roundWords(serverSeed, eventId, 0)));
    if (fits) return { serverSeed, serverSeedHash };
  }
}

export type Selection = RequestOf<typeof frontPlaceBet>['selections'][number];
export type Slip = Partial<RequestOf<typeof frontPlaceBet>> & { selections: Selection[] };

/** Starts an operator with one day of one football league, and the payment sandbox if asked for; the test runs feed and settlement. */
export async function startSportsbook(postgresUrl: string, { liveDelayMs = 0, hasSandbox = false } = {}) {
  const clock = { now: opensAt };
  const settings = { throttle_factor: 0, sports_offered: true, sports_live_delay_ms: liveDelayMs };
  const db = await createTestDatabase(postgresUrl);
  const sandbox = hasSandbox ? await startSandbox(db, clock) : undefined;
  const started = await startOperator(postgresUrl, { db, clock, settings, ...(sandbox && { pspUrl: sandbox.url }) });
  const operator: TestOperator = {
    ...started,
    async close() {
      await sandbox?.app.close();
      await started.close();
      await db.destroy();
    },
  };
  const { database } = operator.db;
  const now = () => clock.now;
  const log = createLog('test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const sent: { room: string; payload: unknown }[] = [];
  const live = { sendToRoom: (room: string, payload: object) => void sent.push({ room, payload }), balanceChanged: () => Promise.resolve() };
  const wallet = createWalletService({ metrics: createMetrics() });
  const createFeed = (changes: Partial<Book> = {}, onChange: () => void = () => undefined) =>
    createSimulatedFeed({
      database,
      now,
      book: { ...createBook({ database }), ...changes },
      live,
      log,
      leagues: oneLeague,
      onChange,
      drawSeeds: seedsFor,
    });
  const { rule } = createBonus({ database, now, wallet, live, messages: createMessages({ now }), log });
  const settlementWith = (...more: MoneyRule[]) => createSettlement({ database, now, wallet, rules: combineRules([rule, ...more]), live, log });
  const feed = createFeed();
  await feed.advance();

  const book = {
    operator,
    database,
    clock,
    feed,
    createFeed,
    settlementWith,
    wallet,
    /** The events that were sent to rooms. */
    sent,
    /** Id of the day's match; they start 75 minutes apart. See `courses` for how they end. */
    match: (number: number) => `fb-vastermark-20260314-${number}`,

    /** Advances the clock to this many minutes after the kick-off of a match, and runs feed and settlement. */
    async playTo(match: number, minutes: number) {
      clock.now = new Date(new Date('2026-03-14T10:00:00Z').getTime() + ((match - 1) * 75 + minutes) * minuteMs);
      await feed.advance();
      await settlementWith().settleDue();
    },

    async event(match: number) {
      return v.parse(frontGetEvent.response, (await operator.call('front/get_event', { id: book.match(match) })).json()).event;
    },

    /** A selection at the current odds. */
    async select(match: number, outcome: string, market = '1x2'): Promise<Selection> {
      const { markets } = await book.event(match);
      const odds = markets.find(({ id }) => id === market)?.outcomes.find(({ id }) => id === outcome)?.odds;
      if (odds === undefined) throw new Error(`Match ${match} has no ${market} ${outcome}`);
      return { event_id: book.match(match), market, outcome, odds: odds / 1000 };
    },

    async place(player: TestPlayer, slip: Slip) {
      const request = { kind: slip.selections.length > 1 ? 'multiple' : 'single', stake: 10, idempotency_key: randomUUID(), ...slip };
      return operator.call('front/place_bet', request, player.bearer);
    },

    /** Places a bet, fails if it is refused, and returns its id. */
    async bet(player: TestPlayer, slip: Slip): Promise<string> {
      const response = (await book.place(player, slip)).json<WireResponseOf<typeof frontPlaceBet>>();
      expect(response).toMatchObject({ status: 1 });
      return String(response.bet.id);
    },

    async bets(player: TestPlayer) {
      const response = await operator.call('front/get_bet_list', { kind: 'sports' }, player.bearer);
      return v.parse(frontGetBetList.response, response.json());
    },
  };
  return book;
}

export type TestSportsbook = Awaited<ReturnType<typeof startSportsbook>>;

/** Checks that the locked balance of each player is the sum of the open bets; nothing else locks money in these tests. */
export async function expectLockedIsOpen({ database }: TestOperator['db']): Promise<void> {
  const { rows } = await sql`
    select accounts.player_id, coalesce(sum(postings.amount), 0) as locked,
      (select coalesce(sum(stake), 0) from sports_bets where player_id = accounts.player_id and state = 'open') as open
    from accounts left join postings on postings.account_id = accounts.id
    where accounts.kind = 'player_locked'
    group by accounts.player_id
    having coalesce(sum(postings.amount), 0) <>
      (select coalesce(sum(stake), 0) from sports_bets where player_id = accounts.player_id and state = 'open')`.execute(database);
  expect(rows, 'players whose locked balance differs from their open bets').toEqual([]);
}
