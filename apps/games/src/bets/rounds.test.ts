import { expect, test, vi } from 'vitest';
import type { BetRoundResponse, GameApi } from '../frame/game-api.ts';
import { createRounds } from './rounds.ts';

const log: string[] = [];
vi.mock('../frame/site-messages.ts', () => ({ notifySite: ({ type }: { type: string }) => log.push(type) }));

const round = { id: '7', nonce: 1, view: {}, bets: [], moves: [], step: 0, stake: '10.00', closes_at: null };
const won: BetRoundResponse = { status: 1, round: { ...round, state: 'settled', win: '20.00' }, balance: '110.00', celebrate: true };
const open: BetRoundResponse = { status: 1, round: { ...round, state: 'open', win: '20.00' }, balance: '90.00', celebrate: false };

async function playRound(response: BetRoundResponse): Promise<readonly string[]> {
  log.length = 0;
  const rounds = createRounds({
    api: { start: () => Promise.resolve({ kind: 'succeeded', result: response }) } as Partial<GameApi> as GameApi,
    currency: 'EUR',
    wallet: { stake: ({ minor }) => log.push(`in the game ${minor}`), show: ({ minor }) => log.push(`everywhere ${minor}`) },
    scene: {
      layout: 'table',
      root: {} as HTMLElement,
      playText: 'games.bets.play.deal',
      rules: { how: [], pays: [] },
      bets: () => [],
      lock() {},
      start() {},
      abandon() {},
      show: () => Promise.resolve(void log.push('shown')),
    },
    errorNotice: { root: {} as HTMLElement, show() {}, showElsewhere() {}, hide() {} },
    onChange() {},
    onSettle() {},
  });
  await rounds.start([{ spot: 'banker', amountMinor: 1_000 }], 'key');
  return log;
}

test.each([
  ['a round that is settled by its start', won, ['round-started', 'in the game 9000', 'shown', 'everywhere 11000', 'round-settled']],
  ['a round that waits for a move', open, ['round-started', 'in the game 9000', 'shown', 'everywhere 9000', 'round-abandoned']],
])('%s: the stake leaves the balance before the result is shown, the win arrives after it', async (_, response, expected) => {
  expect(await playRound(response)).toEqual(expected);
});
