import * as v from 'valibot';
import { defineCall } from './call.ts';
import { givenIdSchema, idSchema, idempotencyKeySchema, wireAmountSchema } from './wire.ts';

/** Longest name of a spot or a move; ten picks of keno have 29 characters. */
const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** More bets than any table has spots. */
const maxBets = 200;

const placedBetSchema = v.object({
  /** What the stake is on: a number of the wheel, the picks of a ticket, the settings of a drop; see `@playfront/game-math`. */
  spot: nameSchema,
  /** In major units. */
  amount: v.number(),
});

/** A round of a game whose rounds start with bets. It is open while the player has moves to make. */
export const betRoundSchema = v.object({
  id: idSchema,
  nonce: v.number(),
  state: v.picklist(['open', 'settled']),
  /** What is drawn and visible so far, as the scene of the game's engine reads it. */
  view: v.record(v.string(), v.unknown()),
  bets: v.array(v.object({ spot: v.string(), amount: wireAmountSchema, win: wireAmountSchema })),
  /** The moves that the player can make now, with what each costs. */
  moves: v.array(v.object({ id: v.string(), cost: wireAmountSchema })),
  /** Number of moves made so far, which is the `step` of the next one. */
  step: v.number(),
  /** All stakes, including those of moves. */
  stake: wireAmountSchema,
  win: wireAmountSchema,
  /** When the operator ends a round that is still open. */
  closes_at: v.nullable(v.string()),
});

/** A round as the API sends it. */
export type WireBetRound = v.InferInput<typeof betRoundSchema>;

const playedSchema = v.object({
  status: v.literal(1),
  round: betRoundSchema,
  /** After the round or the move. */
  balance: wireAmountSchema,
  /** True only if the round is settled and returns more than was staked. */
  celebrate: v.boolean(),
});

/**
 * Starts a round: the stakes are debited and the round is drawn; it is settled in the same transaction unless the player has moves to make. Auth: the
 * round session's token. Refusals: `insufficient_funds`, `stake_out_of_range` for a stake outside the limits of the game, `malformed` for a spot that
 * it does not have, `conflict` while another round of the game is open. The same key returns the same round and moves no money again.
 */
export const gameStart = defineCall({
  path: 'game/start',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ bets: v.pipe(v.array(placedBetSchema), v.minLength(1), v.maxLength(maxBets)), idempotency_key: idempotencyKeySchema }),
  response: playedSchema,
});

/**
 * Makes a move in an open round: debits its cost, and settles the round if it was the last move. `step` is the number of moves before it, so that a
 * repeated request changes nothing and returns the round as it is. The round may have been started in another session of the player. Refusals:
 * `not_found` for a round of another player or game, `conflict` if another move was made at this step, if the round is settled, or if the move is not
 * open to the player; for a move that costs money also those of a stake.
 */
export const gameAct = defineCall({
  path: 'game/act',
  method: 'POST',
  auth: 'session',
  isReadOnly: false,
  request: v.object({ round_id: givenIdSchema, step: v.pipe(v.number(), v.integer(), v.minValue(0)), move: nameSchema }),
  response: playedSchema,
});
