import type { ReactNode } from 'react';
import { gameModels, type Bet, type WordSource } from '@playfront/game-math';
import type { frontGetRound, frontGetSeeds, WireResponseOf } from '@playfront/api-contract';

export type WireRound = WireResponseOf<typeof frontGetRound>;

/** The key of the published draws. */
const serverSeed = 'a'.repeat(64);
const serverSeedHash = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';

// Drawn in place of the art of a game.
const colours = { A: '#b3202f', B: '#0b7a4b', C: '#263a63', D: '#7a3a12', E: '#5a1f3d', F: '#5a6a22' } as const;
/** A placeholder for the image of a symbol. */
const symbolImage = (letter: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><rect width="60" height="60" rx="8" fill="${colour}"/><text x="30" y="40" font-size="28" text-anchor="middle" fill="#fff">${letter}</text></svg>`)}`;

/** A settled round of reels with a win on the first line. It is not the one that its seeds draw. */
export function wireRound(overrides: Partial<WireRound['round']> = {}): WireRound {
  return {
    status: 1,
    round: {
      id: '1',
      date: '2026-11-20T18:41:00.000Z',
      state: 'won',
      game: {
        ...{ slug: 'lantern-coast', name: 'Lantern Coast', provider: 'Fieldnote', thumb: '', engine: 'reels', model: 'five-reels' },
        symbols: Object.fromEntries(Object.entries(colours).map(([letter, colour]) => [letter, symbolImage(letter, colour)])),
      },
      currency: 'EUR',
      stake: 1,
      win: 4.2,
      balance_after: 497.6,
      outcome: {
        kind: 'reels',
        spins: [
          {
            window: [
              ['A', 'F', 'C'],
              ['B', 'F', 'D'],
              ['E', 'F', 'A'],
              ['C', 'D', 'B'],
              ['D', 'C', 'E'],
            ],
            wins: [{ line: 0, symbol: 'F', count: 3, cells: [0, 1, 2].map((reel): [number, number] => [reel, 1]), amount: 4.2 }],
            win: 4.2,
            free_spins_won: 0,
          },
        ],
      },
      nonce: 1284,
      client_seed: 'ilmari-k-2026',
      server_seed_hash: serverSeedHash,
      server_seed: serverSeed,
      ...overrides,
    },
  };
}

/** The first words of the published draws, over and over: a fixed round, not the one of the seeds. */
function fixedWords(): WordSource {
  const words = [2687504663, 2864978999, 1653553025, 1455499259, 1360880261, 2540302162, 2727533408, 3801350374, 104729];
  let drawn = 0;
  return () => ((words[drawn % words.length] ?? 0) + drawn++ * 7919) % 2 ** 32;
}

/** A settled round of a game with bets, played with its last offered move. */
export function wireBetsRound(id: string, spots?: readonly string[]): WireRound {
  const model = gameModels.find((found) => found.id === id);
  if (!model) throw new Error(`There is no model ${id}`);
  const bets: Bet[] = (spots ?? model.exampleSpots.slice(0, 1)).map((spot) => ({ spot, amountMinor: 100 }));
  const moves: string[] = [];
  let played = model.play(bets, moves, fixedWords());
  while (played.moves.length > 0) {
    moves.push(played.moves.at(-1)?.id ?? '');
    played = model.play(bets, moves, fixedWords());
  }
  const settled = played.bets.map(({ spot, amountMinor, winMinor }) => ({ spot, amount: amountMinor / 100, win: winMinor / 100 }));
  return wireRound({
    ...{ stake: played.stakeMinor / 100, win: played.winMinor / 100, state: played.winMinor > played.stakeMinor ? 'won' : 'lost' },
    game: { slug: id, name: id, provider: 'Fieldnote', thumb: '', engine: model.engine, model: id, symbols: {} },
    outcome: { kind: 'bets', view: { ...(played.view as Record<string, unknown>) }, bets: settled, moves },
  });
}

/** Seeds of two open games. */
export function wireOpenSeeds(): WireResponseOf<typeof frontGetSeeds> {
  const seeds = { server_seed_hash: serverSeedHash, client_seed: 'ilmari-k-2026' };
  return {
    status: 1,
    seeds: [
      { round_session_id: 's1', game_slug: 'lantern-coast', game_name: 'Lantern Coast', ...seeds, next_nonce: 1285, rounds: 37 },
      { round_session_id: 's2', game_slug: 'glass-reef', game_name: 'Glass Reef', ...seeds, next_nonce: 0, rounds: 0 },
    ],
  };
}

/** Links of a round, as anchors. */
export const roundLinks = {
  gameLink: (slug: string, children: ReactNode) => <a href={`#game-${slug}`}>{children}</a>,
  fairnessLink: (round: string, children: ReactNode) => <a href={`#fairness-${round}`}>{children}</a>,
};
