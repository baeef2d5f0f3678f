import { createHash } from 'node:crypto';
import { playReels, reelsModels, uniformInt, type ReelsModel, type ReelsModelId } from '@playfront/game-math';
import { betSteps } from '../games/bet-steps.ts';
import { wireSpin, type WireSpin } from '../games/wire-spin.ts';
import { roundWords } from '../games/round-words.ts';
import { createBook, type Book } from './demo-book.ts';
import { payIn, payOut, settlePayOut, type PayOut } from './demo-payments.ts';

/** The rules of the games that are played in a history: lines without a jackpot, since its pool is not part of a history. */
export const historyModels = ['five-reels', 'three-reels', 'high-seas'] as const satisfies readonly ReelsModelId[];

export type HistoryGame = { readonly id: number; readonly model: (typeof historyModels)[number] };

export type PlannedRound = {
  readonly id: string;
  readonly round_session_id: string;
  readonly game_id: number;
  readonly nonce: number;
  readonly stake: number;
  readonly win: number;
  readonly balance_after: number;
  readonly state: 'won' | 'returned' | 'lost';
  readonly outcome: { readonly spins: readonly WireSpin[] };
  readonly created_at: Date;
};

export type PlannedSession = {
  readonly id: string;
  readonly game_id: number;
  readonly server_seed: string;
  readonly client_seed: string;
  readonly next_nonce: number;
  readonly created_at: Date;
};

export type History = Book & { readonly sessions: readonly PlannedSession[]; readonly rounds: readonly PlannedRound[] };

const days = 90;
const dayMs = 86_400_000;
/** Below the first, the player deposits before playing; above the second, they withdraw. In cents. */
const lowMinor = 3_000;
const highMinor = 16_000;
const stakesMinor = [100, 200, 500];

type HistoryPlan = {
  readonly playerId: string;
  readonly games: readonly HistoryGame[];
  readonly now: Date;
  /** Times the amounts of the regular player. */
  readonly factor: number;
};

/** Three months of a player who plays on most evenings, deposits when little is left, and withdraws larger balances. */
export function planHistory({ playerId, games, now, factor }: HistoryPlan): History {
  // The same choices in every installation; only the dates are counted back from today.
  const words = roundWords(createHash('sha256').update('demo history 6').digest('hex'), 'choices', 0);
  const below = (n: number) => uniformInt(words, n);
  const book = createBook(playerId);
  const sessions: PlannedSession[] = [];
  const rounds: PlannedRound[] = [];
  let open: PayOut | undefined;

  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1) {
    const midnight = Math.floor((now.getTime() - daysAgo * dayMs) / dayMs) * dayMs;
    if (open) {
      settlePayOut(book, open, new Date(midnight + 10 * 3_600_000), below(4) === 0 ? 'cancelled' : 'complete');
      open = undefined;
    }
    if (below(10) >= 7 && daysAgo > 1) continue;
    const startsAt = midnight + 17 * 3_600_000 + below(4 * 3_600) * 1_000;
    if (book.balance() < lowMinor * factor)
      payIn(book, `deposit ${daysAgo}`, new Date(startsAt - 240_000), ([5_000, 10_000, 7_500, 15_000][below(4)] ?? 5_000) * factor);
    const game = games[below(games.length)];
    if (game) playEvening(`session ${daysAgo}`, game, startsAt, 25 + below(25));
    if (book.balance() > highMinor * factor || daysAgo === 1) {
      const amount = Math.floor((book.balance() * 0.5) / 100) * 100;
      if (amount >= 1_000) open = payOut(book, `withdrawal ${daysAgo}`, new Date(startsAt + 5_400_000), amount);
    }
  }
  return { ...book, sessions, rounds };

  function playEvening(name: string, game: HistoryGame, startsAt: number, count: number): void {
    const id = book.uuid(name);
    const serverSeed = createHash('sha256').update(`server ${id}`).digest('hex');
    const model: ReelsModel = reelsModels[game.model];
    const offered = betSteps('EUR', model.lines.length).betsMinor.filter((bet) => stakesMinor.includes(bet / factor));
    const stake = offered[below(offered.length)] ?? 100;
    let at = startsAt;
    let nonce = 0;
    for (; nonce < count && book.balance() >= stake; nonce += 1) {
      at += 6_000 + below(14_000);
      const roundId = book.uuid(`round ${id} ${nonce}`);
      const { spins, winMinor: win } = playReels(model, stake, roundWords(serverSeed, 'demo', nonce));
      book.stake(roundId, stake, new Date(at));
      if (win > 0) book.win(roundId, win, new Date(at));
      rounds.push({
        id: roundId,
        round_session_id: id,
        game_id: game.id,
        nonce,
        stake,
        win,
        balance_after: book.balance(),
        state: win > stake ? 'won' : win > 0 ? 'returned' : 'lost',
        outcome: { spins: spins.map((spin) => wireSpin(spin, 'EUR')) },
        created_at: new Date(at),
      });
    }
    sessions.push({ id, game_id: game.id, server_seed: serverSeed, client_seed: 'demo', next_nonce: nonce, created_at: new Date(startsAt) });
  }
}
