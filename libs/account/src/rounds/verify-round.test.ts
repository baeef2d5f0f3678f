import { createHash, createHmac } from 'node:crypto';
import {
  buyPriceMinor,
  gameModels,
  multiways,
  playBought,
  playJackpotReels,
  playReels,
  playWays,
  reelsModels,
  uniformInt,
  type Bet,
  type ReelsRound,
  type WordSource,
} from '@playfront/game-math';
import { drawWithWords, fingerprintOf } from '@playfront/game-math/round-words';
import type { Round } from '@playfront/api-contract';
import { money } from '@playfront/money';
import { describe, expect, it } from 'vitest';
import { fingerprintOf as standalone, report, shuffled, uniformInt as draw, words } from '../fairness/verify.mjs';
import { verifyRound } from './verify-round.ts';

const serverSeed = 'a'.repeat(64);
const seeds = (nonce: number) => ({ serverSeed, clientSeed: 'client-seed', nonce });
const hash = 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb';
const firstWords = [2687504663, 2864978999, 1653553025, 1455499259, 1360880261, 2540302162, 2727533408, 3801350374];
const deck = Array.from({ length: 52 }, (_, card) => card);
const path = '1111100001000001';

describe('the published draws (key "a" × 64, client seed "client-seed")', () => {
  it('are those of Web Crypto', async () => {
    expect(await fingerprintOf(serverSeed)).toBe(hash);
    expect(await drawWithWords(seeds(0), (next) => firstWords.map(next))).toEqual(firstWords);
    const draws = await Promise.all([0, 1, 2, 3].map((nonce) => drawWithWords(seeds(nonce), (next) => uniformInt(next, 37))));
    expect(draws).toEqual([6, 11, 5, 25]);
  });

  it('are those of the standalone script', async () => {
    expect(await standalone(serverSeed)).toBe(hash);
    expect(await report({ ...seeds(0), fingerprint: hash.toUpperCase() })).toMatchObject({ isRight: true, words: firstWords });
    expect(await report({ ...seeds(0), fingerprint: hash.replace('f', '0') })).toMatchObject({ isRight: false });
    const source = (nonce: number) => words(serverSeed, 'client-seed', nonce);
    expect(await Promise.all([0, 1, 2, 3].map((nonce) => draw(source(nonce), 37)))).toEqual([6, 11, 5, 25]);
    expect((await shuffled(source(0), deck)).slice(0, 10)).toEqual([1, 18, 47, 28, 35, 20, 0, 7, 43, 4]);
    const turns = source(0);
    const drawn: number[] = [];
    for (let row = 0; row < 16; row++) drawn.push(await draw(turns, 2));
    expect(drawn.join('')).toBe(path);
  });

  it('are those of plinko and mines', async () => {
    const play = (id: string, spot: string, moves: readonly string[]) =>
      drawWithWords(seeds(0), (next) => gameModels.find((model) => model.id === id)?.play([{ spot, amountMinor: 100 }], moves, next).view);
    expect(await play('plinko', '16-low', [])).toMatchObject({ prizes: [{ shown: [...path].map(Number) }] });
    const mines = (await play('mines', 'mines-3', ['open-0', 'cash-out'])) as { mines: number[] };
    expect(mines.mines.toSorted((a, b) => a - b)).toEqual([8, 12, 22]);
  });

  it('continue past the words of the first blocks', async () => {
    const all = await drawWithWords(seeds(5), (next) => Array.from({ length: 1_000 }, next));
    expect(all).toEqual(Array.from({ length: 1_000 }, hmacWords(serverSeed, 'client-seed', 5)));
  });
});

/** The words as the operator draws them. */
function hmacWords(key: string, clientSeed: string, nonce: number): WordSource {
  let drawn = 0;
  return () => {
    const block = createHmac('sha256', key)
      .update(`${clientSeed}:${nonce}:${Math.floor(drawn / 8)}`)
      .digest();
    return block.readUInt32BE((drawn++ % 8) * 4);
  };
}

const amount = (minor: number) => money(minor, 'EUR');
const base = {
  ...{
    id: 'round',
    date: '2026-11-20T18:41:00.000Z',
    state: 'lost' as const,
    currency: 'EUR' as const,
    stake: amount(100),
    balanceAfter: amount(0),
    nonce: 4,
  },
  ...{ client_seed: 'ключ:0', server_seed_hash: createHash('sha256').update(serverSeed).digest('hex'), server_seed: serverSeed },
} satisfies Omit<Round, 'game' | 'win' | 'outcome'>;
const gameOf = (engine: string, model: string) => ({ slug: 'x', name: 'X', provider: 'X', thumb: '', symbols: {}, engine, model });
const next = () => hmacWords(serverSeed, base.client_seed, base.nonce);

type ReelsSpins = Extract<Round['outcome'], { kind: 'reels' }>['spins'];

const shownSpins = (spins: ReelsRound['spins']): ReelsSpins =>
  spins.map(({ window, wins, winMinor: win, freeSpinsWon }) => ({
    window,
    wins: wins.map(({ line, symbol, count, cells, amountMinor }) => ({
      ...{ line, symbol, count, amount: amount(amountMinor) },
      cells: cells.map(([reel, row]): [number, number] => [reel, row]),
    })),
    win: amount(win),
    free_spins_won: freeSpinsWon,
  }));

function reelsRound(): Round {
  const { spins, winMinor } = playReels(reelsModels['five-reels'], 100, next());
  return { ...base, game: gameOf('reels', 'five-reels'), win: amount(winMinor), outcome: { kind: 'reels', spins: shownSpins(spins) } };
}

function boughtRound(): Round {
  const model = reelsModels['bonus-buy'];
  const { spins, winMinor } = playBought(model, 100, next());
  const outcome = { kind: 'reels' as const, spins: shownSpins(spins), boughtBet: amount(100) };
  return { ...base, game: gameOf('reels', model.id), stake: amount(buyPriceMinor(model, 100)), win: amount(winMinor), outcome };
}

/** The draw of the round is not a win, so it is claimed with a `below` that makes it one. */
function jackpotRound(isWon: boolean): Round {
  const model = reelsModels['jackpot-reels'];
  const below = isWon ? 250_000_000 : 100;
  const { spins, winMinor, jackpotDraw: draw } = playJackpotReels(model, 100, below, next());
  const won = isWon ? amount(512_345) : null;
  const outcome = { kind: 'reels' as const, spins: shownSpins(spins), jackpot: { draw, below, won, amount: amount(500_000) } };
  return { ...base, game: gameOf('reels', model.id), win: amount(winMinor + (won?.minor ?? 0)), outcome };
}

function waysRound(): Round {
  const { spins, winMinor } = playWays(multiways, 100, next());
  const shown = spins.map(({ steps, ways, winMinor: win, freeSpinsWon }) => ({
    steps: steps.map(({ window, wins, multiplier, winMinor: ofStep }) => ({
      ...{ window, multiplier, win: amount(ofStep) },
      wins: wins.map(({ symbol, count, ways: ofWin, cells, amountMinor }) => ({
        ...{ symbol, count, ways: ofWin, amount: amount(amountMinor) },
        cells: cells.map(([reel, row]): [number, number] => [reel, row]),
      })),
    })),
    ...{ ways, win: amount(win), free_spins_won: freeSpinsWon },
  }));
  return { ...base, game: gameOf('reels', multiways.id), win: amount(winMinor), outcome: { kind: 'ways', spins: shown } };
}

/** A round of a game with bets: each example spot in turn, and the first move that ends it. */
function betRound(id: string): Round {
  const model = gameModels.find((found) => found.id === id);
  if (!model) throw new Error(`There is no model ${id}`);
  const bets: Bet[] = [{ spot: model.exampleSpots[0] ?? '', amountMinor: 100 }];
  const moves: string[] = [];
  let played = model.play(bets, moves, next());
  while (played.moves.length > 0) {
    moves.push(played.moves.at(-1)?.id ?? '');
    played = model.play(bets, moves, next());
  }
  // As the API sends it: the database sorts keys, and JSON has no undefined.
  const view = Object.fromEntries(Object.entries(JSON.parse(JSON.stringify(played.view)) as object).toReversed()) as Record<string, unknown>;
  const settled = played.bets.map(({ spot, amountMinor, winMinor }) => ({ spot, amount: amount(amountMinor), win: amount(winMinor) }));
  const [stake, win] = [amount(played.stakeMinor), amount(played.winMinor)];
  return { ...base, game: gameOf(model.engine, id), stake, win, outcome: { kind: 'bets', view, bets: settled, moves, is_interrupted: false } };
}

describe('a round', () => {
  it.each(gameModels.map(({ id }) => id))('of %s is recomputed from its seeds', async (id) => {
    const round = betRound(id);
    expect(await verifyRound(round)).toMatchObject({ isSeedRight: true, isResultRight: true, win: round.win });
  });

  it('of reels is recomputed from its seeds', async () => {
    expect(await verifyRound(reelsRound())).toMatchObject({ isSeedRight: true, isResultRight: true });
  });

  it.each([
    ['with bought free spins', boughtRound()],
    ['with ways', waysRound()],
    ['with a jackpot', jackpotRound(false)],
    ['that won a jackpot', jackpotRound(true)],
  ])('of reels %s is recomputed from its seeds', async (_, round) => {
    expect(await verifyRound(round)).toMatchObject({ isSeedRight: true, isResultRight: true, win: round.win });
    expect(await verifyRound({ ...round, nonce: 5 })).toMatchObject({ isResultRight: false });
  });

  it('that claims a jackpot which was not drawn does not match', async () => {
    const { outcome, ...round } = jackpotRound(true);
    if (outcome.kind !== 'reels' || !outcome.jackpot) throw new Error('The round has no jackpot');
    expect(await verifyRound({ ...round, outcome: { ...outcome, jackpot: { ...outcome.jackpot, below: 100 } } })).toMatchObject({
      isResultRight: false,
    });
    expect(await verifyRound({ ...round, outcome: { ...outcome, jackpot: { ...outcome.jackpot, won: null } } })).toMatchObject({
      isResultRight: false,
    });
  });

  it('whose stake, win, symbols, bets or seeds were changed does not match', async () => {
    const reels = reelsRound();
    expect(await verifyRound({ ...reels, win: amount(reels.win.minor + 1) })).toMatchObject({ isSeedRight: true, isResultRight: false });
    const spins = reels.outcome.kind === 'reels' ? reels.outcome.spins.map((spin) => ({ ...spin, window: spin.window.toReversed() })) : [];
    expect(await verifyRound({ ...reels, outcome: { kind: 'reels', spins } })).toMatchObject({ isResultRight: false });
    expect(await verifyRound({ ...reels, server_seed_hash: '0'.repeat(64) })).toMatchObject({ isSeedRight: false, isResultRight: true });
    const keno = betRound('keno');
    expect(await verifyRound({ ...keno, stake: amount(keno.stake.minor + 1) })).toMatchObject({ isSeedRight: true, isResultRight: false });
    expect(await verifyRound({ ...keno, client_seed: 'another' })).toMatchObject({ isSeedRight: true, isResultRight: false });
  });

  it('cannot be recomputed while its seed is secret, or without the rules of its game', async () => {
    expect(await verifyRound({ ...reelsRound(), server_seed: null })).toBeUndefined();
    expect(await verifyRound({ ...reelsRound(), game: gameOf('reels', 'unknown') })).toBeUndefined();
    expect(await verifyRound({ ...betRound('keno'), game: gameOf('draw', 'unknown') })).toBeUndefined();
  });
});
