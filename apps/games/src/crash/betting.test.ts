import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorNotice } from '../frame/error-notice.ts';
import type { Outcome } from '../frame/game-api.ts';
import { createBetting } from './betting.ts';
import type { BetRequest, ChangedBet, CrashApi, WireBet } from './crash-api.ts';
import type { Flight } from './flight.rules.ts';
import { createOwnBets } from './own-bets.ts';

const stakeMinor = 500;

const betting = (number: number): Flight => ({ state: 'betting', number, closesAtMs: 7_000, opensForMs: 7_000 });
const crashed = (number: number): Flight => ({ state: 'crashed', number, bust: 150, nextAtMs: 3_000 });

const wireBet = (change: Partial<WireBet>): WireBet => ({
  ...{ id: 'a', number: 7, panel: 1, amount: '5', auto_cash_out: null, state: 'open', cashed_out_at: null, win: '0' },
  ...change,
});
const changed = (bet: Partial<WireBet>, balance: string): ChangedBet => ({ status: 1, bet: wireBet(bet), balance, celebrate: false });

/** A page of crash whose operator answers each call as the test says. */
function createPage() {
  const requests: BetRequest[] = [];
  const answers: ((outcome: Outcome<ChangedBet>) => void)[] = [];
  const answerLater = () => new Promise<Outcome<ChangedBet>>((resolve) => answers.push(resolve));
  const api = {
    bet(request: BetRequest) {
      requests.push(request);
      return answerLater();
    },
    cashOut: answerLater,
  } as unknown as CrashApi;
  const balances: number[] = [];
  const ownBets = createOwnBets('EUR', { onBalance: ({ minor }) => balances.push(minor), onNews: () => undefined });
  let flight = betting(7);
  const page = createBetting({
    ...{ api, currency: 'EUR', ownBets, onChange: () => undefined, refresh: () => undefined, close: () => undefined },
    errorNotice: { show: vi.fn(), hide: vi.fn() } as unknown as ErrorNotice,
    stakeOf: () => ({ amountMinor: stakeMinor, autoCashOut: null }),
    flight: () => flight,
    isLive: () => true,
  });
  return {
    ...{ page, ownBets, requests, balances },
    fly: (to: Flight) => (flight = to),
    /** Answers the oldest call. */
    async answer(outcome: Outcome<ChangedBet>) {
      answers.shift()?.(outcome);
      await vi.waitFor(() => expect(ownBets.panels[1].sending).toBeUndefined());
    },
  };
}

const lost = { kind: 'faulted', fault: 'network' } as const;
const tooLate = { kind: 'refused', error: 'event_closed' } as const;

/** No site is around the page. */
beforeEach(() => {
  const window = { parent: {} };
  window.parent = window;
  vi.stubGlobal('window', window);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('a bet of crash', () => {
  test('that may have arrived is sent again for its round with the same key', async () => {
    const { page, requests, answer } = createPage();
    page.press(1);
    await answer(lost);
    page.repeat();
    await answer({ kind: 'succeeded', result: changed({}, '45') });
    expect(requests).toHaveLength(2);
    expect(requests[1]).toEqual(requests[0]);
  });

  test('that was too late waits for the next round, also after one whose outcome is unknown', async () => {
    const { page, ownBets, requests, answer, fly } = createPage();
    page.press(1);
    await answer(lost);
    fly(betting(8));
    page.press(1);
    fly(crashed(8));
    await answer(tooLate);
    expect(ownBets.panels[1].isQueued).toBe(true);
    fly(betting(9));
    page.sendQueued();
    expect(requests.map(({ number }) => number)).toEqual([7, 8, 9]);
  });

  test('that was sent again too late does not wait: it belonged to its own round', async () => {
    const { page, ownBets, answer, fly } = createPage();
    page.press(1);
    await answer(lost);
    fly(crashed(7));
    page.repeat();
    await answer(tooLate);
    expect(ownBets.panels[1].isQueued).toBe(false);
  });
});

test('an answer that arrives after later events does not set the balance back', () => {
  const { ownBets, balances } = createPage();
  ownBets.take(changed({}, '45'));
  ownBets.take(changed({ id: 'b', panel: 2 }, '40'));
  ownBets.take(changed({ state: 'cashed_out', cashed_out_at: 200, win: '10' }, '50'));
  ownBets.take(changed({ id: 'b', panel: 2, state: 'cashed_out', cashed_out_at: 206, win: '10.30' }, '60.30'));
  ownBets.take(changed({ state: 'cashed_out', cashed_out_at: 200, win: '10' }, '50'));
  expect(balances.at(-1)).toBe(6_030);
});
