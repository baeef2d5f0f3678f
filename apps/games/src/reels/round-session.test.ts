import { money } from '@playfront/money';
import { expect, test, vi } from 'vitest';
import type { GameApi, GameState } from '../frame/game-api.ts';
import { createRoundSession } from './round-session.ts';
import type { Round } from './round.ts';

const log: string[] = [];
vi.mock('../frame/site-messages.ts', () => ({ notifySite: (message: { balance: string }) => log.push(`to the site ${message.balance}`) }));

test('the price of bought free spins leaves the balance of the game at their start, the site learns the balance at their end', () => {
  const state = { currency: 'EUR', server_seed_hash: 'hash', client_seed: 'seed' } as GameState;
  const session = createRoundSession(state, money(10_000, 'EUR'), {} as GameApi, ({ minor }) => log.push(`in the game ${minor}`));
  const round = { nonce: 1, win: money(2_500, 'EUR'), balance: money(5_000, 'EUR') } as Round;
  session.stake(round);
  session.settle(round);
  expect(log).toEqual(['in the game 10000', 'in the game 2500', 'in the game 5000', 'to the site 50.00']);
});
