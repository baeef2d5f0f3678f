import type { Round } from '@playfront/api-contract';
import {
  buyPriceMinor,
  gameModels,
  multiways,
  playBought,
  playJackpotReels,
  playReels,
  playWays,
  reelsModels,
  type WordSource,
} from '@playfront/game-math';
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

function compute(round: Round, next: WordSource): Computed | undefined {
  const { outcome } = round;
  if (outcome.kind === 'reels') return computeReels(round, outcome, next);
  if (outcome.kind === 'ways') return computeWays(round, next);
  const amount = (minor: number) => money(minor, round.currency);
  const model = gameModels.find(({ id }) => id === round.game.model);
  if (!model) return undefined;
  const bets = outcome.bets.map((bet) => ({ spot: bet.spot, amountMinor: bet.amount.minor }));
  const played = model.play(bets, outcome.moves, next);
  const settled = played.bets.map(({ spot, amountMinor, winMinor }) => ({ spot, amount: amount(amountMinor), win: amount(winMinor) }));
  return { outcome: { ...outcome, view: plain(played.view), bets: settled }, stake: amount(played.stakeMinor), win: amount(played.winMinor) };
}

type ReelsOutcome = Extract<Round['outcome'], { kind: 'reels' }>;

/** What a jackpot paid is its pool at that time, which the seeds do not decide: they decide whether it was won. */
function computeReels({ game, currency, stake }: Round, { boughtBet, jackpot }: ReelsOutcome, next: WordSource): Computed | undefined {
  const model = Object.values(reelsModels).find(({ id }) => id === game.model);
  if (!model) return undefined;
  const amount = (minor: number) => money(minor, currency);
  const drawn = jackpot ? playJackpotReels(model, stake.minor, jackpot.below, next) : undefined;
  const { spins, winMinor } = drawn ?? (boughtBet ? playBought(model, boughtBet.minor, next) : playReels(model, stake.minor, next));
  const shown = spins.map((spin) => ({
    window: spin.window,
    wins: spin.wins.map(({ line, symbol, count, cells, amountMinor }) => ({
      ...{ line, symbol, count, amount: amount(amountMinor) },
      cells: cells.map(([reel, row]): [number, number] => [reel, row]),
    })),
    win: amount(spin.winMinor),
    free_spins_won: spin.freeSpinsWon,
  }));
  const won = drawn?.isJackpotWon ? (jackpot?.won ?? amount(0)) : null;
  return {
    outcome: {
      kind: 'reels',
      spins: shown,
      ...(boughtBet && { boughtBet }),
      ...(jackpot && drawn && { jackpot: { ...jackpot, draw: drawn.jackpotDraw, won } }),
    },
    stake: boughtBet ? amount(buyPriceMinor(model, boughtBet.minor)) : stake,
    win: amount(winMinor + (won?.minor ?? 0)),
  };
}

function computeWays({ game, currency, stake }: Round, next: WordSource): Computed | undefined {
  if (game.model !== multiways.id) return undefined;
  const amount = (minor: number) => money(minor, currency);
  const { spins, winMinor } = playWays(multiways, stake.minor, next);
  const shown = spins.map(({ steps, ways, winMinor: win, freeSpinsWon }) => ({
    steps: steps.map((step) => ({
      window: step.window,
      wins: step.wins.map(({ symbol, count, ways: ofWin, cells, amountMinor }) => ({
        ...{ symbol, count, ways: ofWin, amount: amount(amountMinor) },
        cells: cells.map(([reel, row]): [number, number] => [reel, row]),
      })),
      multiplier: step.multiplier,
      win: amount(step.winMinor),
    })),
    ...{ ways, win: amount(win), free_spins_won: freeSpinsWon },
  }));
  return { outcome: { kind: 'ways', spins: shown }, stake, win: amount(winMinor) };
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
