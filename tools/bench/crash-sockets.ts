import { randomInt, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { crashRoom, type WireCrashBet, type WireCrashEvent } from '@playfront/api-contract';
import { crashLowest, crashMultipleAt } from '@playfront/game-math';
import { openLiveSockets } from './live-sockets.ts';
import { call } from './operator-process.ts';

const slug = 'crash-orbit';
/** Free sessions, each with two bets a round: one is cashed out automatically, the other by hand. */
const sessionCount = 50;
const stakeMinor = 100;
const emptySeconds = 15;
const settledWithinMs = 8_000;

type Bet = WireCrashBet;
type Changed = { bet: Bet };
type Ticks = { p99Ms: number; medianMs: number; received: number };
export type CrashSocketsResult = { sockets: number; ticks: Ticks; empty: Ticks; bets: number; wrong: string[] };

/** Delays in whole milliseconds. */
class Delays {
  readonly #counts = new Uint32Array(5_000);
  #total = 0;
  add(ms: number): void {
    const place = Math.min(this.#counts.length - 1, Math.max(0, Math.ceil(ms)));
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    this.#total += 1;
  }
  get summary(): Ticks {
    return { p99Ms: this.#quantile(0.99), medianMs: this.#quantile(0.5), received: this.#total };
  }
  #quantile(share: number): number {
    let seen = 0;
    return this.#counts.findIndex((count) => (seen += count) >= this.#total * share);
  }
}

/**
 * Measures how late ticks of crash arrive at many sockets of one process while bets are placed and cashed out, and checks each bet of these rounds; then the
 * same number of sockets on a Socket.IO server that does nothing else.
 */
export async function measureCrashSockets(url: string, database: pg.Pool, { sockets, rounds }: { sockets: number; rounds: number }) {
  const tokens = await openSessions(url, database);
  const delays = new Delays();
  const events: WireCrashEvent[] = [];
  let wake = () => undefined as void;
  let startedAtMs = 0;
  const close = await openLiveSockets({
    ...{ url, room: crashRoom, count: sockets },
    tokenOf: (index) => `Session ${tokens[index % tokens.length]}`,
    onEvent(text, socket) {
      const isTick = text.startsWith('42["crash",{"kind":"tick"');
      if (!isTick && socket > 0) return;
      const [, event] = JSON.parse(text.slice(2)) as [string, WireCrashEvent];
      if (event.kind === 'tick' && startedAtMs > 0) return delays.add(Date.now() - startedAtMs - event.elapsed_ms);
      events.push(event);
      wake();
    },
  });
  const next = async (state: 'betting' | 'flying' | 'crashed') => {
    for (;;) {
      const event = events.shift();
      if (!event) await new Promise<void>((resolve) => (wake = resolve));
      else if (event.kind === 'round' && event.round.state === state) return event.round;
    }
  };
  const wrong: string[] = [];
  const ended: { number: number; bust: number }[] = [];
  // Rounds that ran while the sockets were opened.
  events.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    const betting = await next('betting');
    const number = betting.state === 'betting' ? betting.number : 0;
    const placed = await Promise.all(tokens.map((token) => place(url, token, number)));
    await next('flying');
    const { rows } = await database.query<{ at: Date }>('select flight_started_at as at from crash_rounds where number = $1', [number]);
    startedAtMs = rows[0]?.at.getTime() ?? 0;
    const byHand = Promise.all(placed.map(({ token, byHand: bet }) => cashOut(url, token, bet, startedAtMs)));
    const crashed = await next('crashed');
    startedAtMs = 0;
    const bust = crashed.state === 'crashed' ? crashed.bust : 0;
    for (const { id, fault, refusedAt = bust } of await byHand) {
      if (fault) wrong.push(fault);
      if (refusedAt >= crashLowest && refusedAt < bust) wrong.push(`bet ${id} was refused at ${refusedAt}; the flight ended at ${bust}`);
    }
    ended.push({ number, bust });
  }
  // Until the last bet is settled.
  await sleep(settledWithinMs);
  for (const { number, bust } of ended) wrong.push(...(await faultsOf(database, number, bust)));
  close();
  console.log(`${sockets} sockets on the operator: ${JSON.stringify(delays.summary)}`);
  const empty = await measureEmpty(sockets);
  return { sockets, ticks: delays.summary, empty, bets: rounds * sessionCount * 2, wrong };
}

async function openSessions(url: string, database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: number }>(
    "update games set model = 'crash', engine = 'crash', status = 'active', has_demo = true, min_bet = 10, max_bet = 10000 where slug = $1 returning id",
    [slug],
  );
  const request = { game_id: rows[0]?.id, mode: 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
  const tokens: string[] = [];
  for (let count = 0; count < sessionCount; count += 1) {
    const opened = await call<{ url: string }>(url, 'front/get_game_url', request);
    tokens.push(new URLSearchParams(opened.url.split('#')[1]).get('session') ?? '');
  }
  return tokens;
}

async function place(url: string, token: string, number: number) {
  const bet = (panel: 1 | 2, automatic: number | null) => {
    const body = { number, panel, amount: stakeMinor / 100, auto_cash_out: automatic, idempotency_key: randomUUID() };
    return call<Changed>(url, 'game/crash_bet', body, `Session ${token}`);
  };
  await bet(1, randomInt(101, 300));
  return { token, byHand: (await bet(2, null)).bet };
}

/** `refusedAt`: the multiple at which the answer arrived that it was too late. */
type CashOut = { id: Bet['id']; fault?: string; refusedAt?: number };

/** Cashes a bet out at a random time. */
async function cashOut(url: string, token: string, { id }: Bet, startedAtMs: number): Promise<CashOut> {
  await sleep(randomInt(300, 6_000));
  const sentAtMs = Date.now();
  const response = await fetch(`${url}/api/game/crash_cash_out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Session ${token}` },
    body: JSON.stringify({ bet_id: id }),
  });
  const result = (await response.json()) as Changed & { error?: string };
  const [low, high] = [crashMultipleAt(sentAtMs - startedAtMs), crashMultipleAt(Date.now() - startedAtMs)];
  if (result.error === 'cash_out_unavailable') return { id, refusedAt: high };
  const at = result.bet.cashed_out_at ?? 0;
  return at >= low && at <= high ? { id } : { id, fault: `bet ${id} was cashed out at ${at}, but sent at ${low} and answered at ${high}` };
}

/** Compares every bet of a round with its end. */
async function faultsOf(database: pg.Pool, number: number, bust: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string; state: string; win: number; spot: string; move: string | null }>(
    "select id, state, win::int as win, bets->0->>'spot' as spot, moves[1] as move from game_rounds where crash_number = $1",
    [number],
  );
  return rows.flatMap(({ id, state, win, spot, move }) => {
    const hundredths = (text: string) => Number(text.replace(/^[a-z-]*/, '').replace('.', ''));
    const target = move ? hundredths(move) : spot === 'manual' ? Number.POSITIVE_INFINITY : hundredths(spot);
    const expected = target <= bust ? Math.floor((stakeMinor * target) / 100) : 0;
    return win === expected && state !== 'open' ? [] : [`bet ${id} on ${spot} ${move ?? ''} is ${state} with ${win}; the flight ended at ${bust}`];
  });
}

async function measureEmpty(sockets: number): Promise<Ticks> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('empty-live-server.ts', import.meta.url))], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const delays = new Delays();
  let isMeasured = false;
  const close = await openLiveSockets({
    ...{ url: `http://127.0.0.1:${port.toString().trim()}`, room: crashRoom, count: sockets, tokenOf: () => '' },
    onEvent(text) {
      if (!isMeasured) return;
      const [, event] = JSON.parse(text.slice(2)) as [string, { elapsed_ms: number }];
      delays.add(Date.now() - event.elapsed_ms);
    },
  });
  isMeasured = true;
  child.stdin.write('start\n');
  await sleep(emptySeconds * 1_000);
  close();
  child.kill();
  return delays.summary;
}
