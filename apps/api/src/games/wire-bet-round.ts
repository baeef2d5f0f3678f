import type { Played } from '@playfront/game-math';
import type { gameStart, WireBetRound, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { BetRoundRow } from './bet-rounds.store.ts';

/** What a round stores of its result, as the game page receives it. */
export type Outcome = Pick<WireBetRound, 'view' | 'bets'> & { readonly offered: WireBetRound['moves'] };

export function wireOutcome({ view, bets, moves }: Played<unknown>, currency: Currency): Outcome {
  const wire = (minor: number) => toWire(money(minor, currency));
  return {
    view: { ...(view as Record<string, unknown>) },
    bets: bets.map(({ spot, amountMinor, winMinor }) => ({ spot, amount: wire(amountMinor), win: wire(winMinor) })),
    offered: moves.map(({ id, costMinor }) => ({ id, cost: wire(costMinor) })),
  };
}

type Row = Pick<BetRoundRow, 'id' | 'currency' | 'nonce' | 'stake' | 'win' | 'balance_after' | 'state' | 'closes_at' | 'moves'> & { outcome: object };

export function wireBetRound(row: Row): WireBetRound {
  // Written by `wireOutcome` only.
  const { view, bets, offered } = row.outcome as Outcome;
  const wire = (minor: number) => toWire(money(minor, row.currency));
  return {
    id: row.id,
    nonce: row.nonce,
    state: row.state === 'open' ? 'open' : 'settled',
    view,
    bets,
    moves: offered,
    step: row.moves?.length ?? 0,
    stake: wire(row.stake),
    win: wire(row.win),
    closes_at: row.closes_at?.toISOString() ?? null,
  };
}

/** What game/start and game/act return. */
export type WirePlayed = WireResponseOf<typeof gameStart>;

export function wirePlayed(row: Row): WirePlayed {
  const wire = (minor: number) => toWire(money(minor, row.currency));
  return { status: 1, round: wireBetRound(row), balance: wire(row.balance_after), celebrate: row.state === 'won' };
}
