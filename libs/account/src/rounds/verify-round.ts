import type { Round } from '@playfront/api-contract';
import { gameModels, playReels, reelsModels, type WordSource } from '@playfront/game-math';
import { drawWithWords, fingerprintOf } from '@playfront/game-math/round-words';
import { money, type Money } from '@playfront/money';

export type Verdict = {
  /** Whether the server seed has the fingerprint that was shown before the round. */
  readonly isSeedRight: boolean;
  /** Whether the computed result, stake and win are those of the round. */
  readonly isResultRight: boolean;
  readonly outcome: Round['outcome'];
  readonly win: Money;
};

type Computed = Pick<Verdict, 'outcome' | 'win'> & { readonly stake: Money };

/** Recomputes a round from its seeds. Undefined if the server seed is still secret, or the rules of the game are unknown. */
export async function verifyRound(round: Round): Promise<Verdict | undefined> {
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = round;
  if (serverSeed === null) return undefined;
  const computed = await drawWithWords({ serverSeed, clientSeed, nonce }, (next) => compute(round, next));
  if (!computed) return undefined;
  const { outcome, stake, win } = computed;
  const isPaidRight = stake.minor === round.stake.minor && win.minor === round.win.minor;
  return {
    ...{ outcome, win },
    isSeedRight: (await fingerprintOf(serverSeed)) === round.server_seed_hash,
    isResultRight: isPaidRight && canonical(outcome) === canonical(round.outcome),
  };
}

function compute({ game, currency, stake, outcome }: Round, next: WordSource): Computed | undefined {
  const amount = (minor: number) => money(minor, currency);
  if (outcome.kind === 'reels') {
    const model = Object.values(reelsModels).find(({ id }) => id === game.model);
    if (!model) return undefined;
    const { spins, winMinor } = playReels(model, stake.minor, next);
    const shown = spins.map((spin) => ({
      window: spin.window,
      wins: spin.wins.map(({ line, symbol, count, cells, amountMinor }) => ({
        line,
        symbol,
        count,
        cells: cells.map(([reel, row]): [number, number] => [reel, row]),
        amount: amount(amountMinor),
      })),
      win: amount(spin.winMinor),
      free_spins_won: spin.freeSpinsWon,
    }));
    return { outcome: { kind: 'reels', spins: shown }, stake, win: amount(winMinor) };
  }
  const model = gameModels.find(({ id }) => id === game.model);
  if (!model) return undefined;
  const bets = outcome.bets.map((bet) => ({ spot: bet.spot, amountMinor: bet.amount.minor }));
  const played = model.play(bets, outcome.moves, next);
  const settled = played.bets.map(({ spot, amountMinor, winMinor }) => ({ spot, amount: amount(amountMinor), win: amount(winMinor) }));
  return { outcome: { ...outcome, view: plain(played.view), bets: settled }, stake: amount(played.stakeMinor), win: amount(played.winMinor) };
}

/** A copy as it would arrive as JSON. */
function plain(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}

/** The same text for values that differ only in the order of their keys, which the database does not keep. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
