import { expect, it } from 'vitest';
import { recordAddress } from './record-address.ts';

const player = { id: 'p1', username: 'aino' };

it.each([
  ['a withdrawal in the list of its status', 'withdrawal', 'complete', '/withdrawals?status=complete&player=p1&open=r1'],
  ['a document in the list of its state', 'document', 'rejected', '/documents?state=rejected&player=p1&open=r1'],
  ['a payment in the ledger of its player', 'payment', 'complete', '/players/p1?tab=ledger'],
  ['a round among the casino bets', 'round', 'won', '/players/p1?tab=casino'],
  ['a sports bet among the sports bets', 'bet', 'open', '/players/p1?tab=sports'],
  ['a player', 'player', 'active', '/players/p1?tab=overview'],
] as const)('opens %s', (_what, kind, state, address) => expect(recordAddress({ kind, id: 'r1', state, player }, ['admin'])).toBe(address));

it.each(['withdrawal', 'document'] as const)('opens the player of a %s if the scope does not allow its page', (kind) =>
  expect(recordAddress({ kind, id: 'r1', state: 'pending', player }, ['players'])).toBe('/players/p1?tab=overview'),
);
