import * as v from 'valibot';
import { betRoundSchema } from './bet-rounds.ts';
import { defineCall, emptySchema } from './call.ts';
import { jackpotDrawSchema, spinOutcomeSchema, waysSpinSchema } from './spin-outcome.ts';
import { amountOf, currencySchema, givenIdSchema, idSchema, wireAmountSchema } from './wire.ts';

/** Longest client seed. */
export const maxClientSeedLength = 64;

/** The player's part of the seeds of a round: printable characters. */
export const clientSeedSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'field_required'),
  v.maxLength(maxClientSeedLength, 'too_long'),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'invalid_value'),
);

const seedsSchema = v.object({
  /** SHA-256 of the server seed in hexadecimal digits: the fingerprint, shown before the seed is used. */
  server_seed_hash: v.string(),
  client_seed: v.string(),
  /** Number of the next round. */
  next_nonce: v.number(),
  /** Rounds played with this server seed. */
  rounds: v.number(),
});

const openSeedsSchema = v.object({ round_session_id: idSchema, game_slug: v.string(), game_name: v.string(), ...seedsSchema.entries });

/** The seeds of an open game. */
export type OpenSeeds = v.InferOutput<typeof openSeedsSchema>;

/** The seeds of the games that the player has open, the game played last first. */
export const frontGetSeeds = defineCall({
  path: 'front/get_seeds',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: emptySchema,
  response: v.object({ status: v.literal(1), seeds: v.array(openSeedsSchema) }),
});

/**
 * Changes the client seed of an open game, from its next round on, and that of games opened later; the server seed stays, so that its fingerprint was
 * shown before the player chose. Refusals: `not_found` for another player's game, `round_session_closed`, `conflict` while a round is open.
 */
export const frontSetClientSeed = defineCall({
  path: 'front/set_client_seed',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ round_session_id: givenIdSchema, client_seed: clientSeedSchema }),
  response: v.object({ status: v.literal(1), ...seedsSchema.entries }),
});

const rotatedSchema = v.object({
  status: v.literal(1),
  ...seedsSchema.entries,
  /** The server seed that was replaced, with its fingerprint and the number of rounds played with it. */
  revealed: v.object({ server_seed: v.string(), server_seed_hash: v.string(), rounds: v.number() }),
});

/**
 * Replaces the server seed of an open game, and the client seed if one is given, and reveals the old server seed. Nonces continue. Refusals as of
 * `front/set_client_seed`.
 */
export const frontRotateSeeds = defineCall({
  path: 'front/rotate_seeds',
  method: 'POST',
  auth: 'player',
  isReadOnly: false,
  request: v.object({ round_session_id: givenIdSchema, client_seed: v.optional(clientSeedSchema) }),
  response: rotatedSchema,
});

/** The same for the game page. Auth: the round session's token. Refusals: `round_session_closed`, `conflict` while a round is open. */
export const gameRotateSeeds = defineCall({
  path: 'game/rotate_seeds',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ client_seed: v.optional(clientSeedSchema) }),
  response: rotatedSchema,
});

const outcomeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('reels'),
    spins: v.array(spinOutcomeSchema),
    /** The bet of a bought round, whose stake is its price. */
    bought_bet: v.optional(wireAmountSchema),
    jackpot: v.optional(jackpotDrawSchema),
  }),
  v.object({ kind: v.literal('ways'), spins: v.array(waysSpinSchema) }),
  v.object({
    kind: v.literal('bets'),
    ...v.pick(betRoundSchema, ['view', 'bets']).entries,
    moves: v.array(v.string()),
    /** A crash round that the operator interrupted: no flight showed its end. */
    is_interrupted: v.optional(v.boolean(), false),
  }),
]);

const roundSchema = v.pipe(
  v.object({
    id: idSchema,
    /** When it was played. */
    date: v.string(),
    state: v.picklist(['open', 'won', 'lost', 'returned', 'void']),
    game: v.object({
      slug: v.string(),
      name: v.string(),
      provider: v.string(),
      thumb: v.string(),
      engine: v.string(),
      model: v.string(),
      /** Addresses of the images of a reels game by symbol. */
      symbols: v.record(v.string(), v.string()),
    }),
    currency: currencySchema,
    stake: wireAmountSchema,
    win: wireAmountSchema,
    balance_after: wireAmountSchema,
    /** What was drawn: the spins of a reels game, or bets, moves made, and what is visible of the result. */
    outcome: outcomeSchema,
    nonce: v.number(),
    client_seed: v.string(),
    server_seed_hash: v.string(),
    /** Null until the server seed is revealed: once it has been replaced, or its game has been left and no round is open. */
    server_seed: v.nullable(v.string()),
  }),
  v.transform(({ stake, win, balance_after, outcome, ...round }) => {
    const amount = (text: string) => amountOf(text, round.currency);
    const parts = { stake: amount(stake), win: amount(win), balanceAfter: amount(balance_after) };
    if (outcome.kind === 'bets') {
      const bets = outcome.bets.map((bet) => ({ ...bet, amount: amount(bet.amount), win: amount(bet.win) }));
      return { ...round, ...parts, outcome: { ...outcome, bets } };
    }
    if (outcome.kind === 'ways') {
      const spins = outcome.spins.map((spin) => ({
        ...spin,
        win: amount(spin.win),
        steps: spin.steps.map((step) => ({
          ...step,
          win: amount(step.win),
          wins: step.wins.map((win) => ({ ...win, amount: amount(win.amount) })),
        })),
      }));
      return { ...round, ...parts, outcome: { ...outcome, spins } };
    }
    const { bought_bet, jackpot, ...reels } = outcome;
    return {
      ...round,
      ...parts,
      outcome: {
        ...reels,
        spins: reels.spins.map((spin) => ({
          ...spin,
          win: amount(spin.win),
          wins: spin.wins.map((win) => ({ ...win, amount: amount(win.amount) })),
        })),
        ...(bought_bet !== undefined && { boughtBet: amount(bought_bet) }),
        ...(jackpot && { jackpot: { ...jackpot, won: jackpot.won === null ? null : amount(jackpot.won), amount: amount(jackpot.amount) } }),
      },
    };
  }),
);

/** A round of the player with everything that is needed to recompute it. */
export type Round = v.InferOutput<typeof roundSchema>;

/** A round of a game that the player played. Refusal: `not_found`, also for rounds of others. */
export const frontGetRound = defineCall({
  path: 'front/get_round',
  method: 'POST',
  auth: 'player',
  isReadOnly: true,
  request: v.object({ id: givenIdSchema }),
  response: v.object({ status: v.literal(1), round: roundSchema }),
});
