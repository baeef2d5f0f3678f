import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expectRefusal, expectThat, responseOf } from '../check.ts';
import type { ResponseTo } from '../contract-calls.ts';
import { expectMovement, minorOf } from '../money.ts';
import type { Reply } from '../reply.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeBonus } from './bonus-players.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { openBetGame, type BetEngine, type BetGame } from './rounds-of-play.ts';

type Played = ResponseTo<'gameStart'>;

const start = (world: World, { session, spot, lowest }: BetGame, amount = lowest, key: string = randomUUID()) =>
  world.send('gameStart', { bets: [{ spot, amount }], idempotency_key: key }, { as: { session } });

const act = (world: World, { session }: BetGame, round: Played['round'], move: string, step = round.step) =>
  world.send('gameAct', { round_id: round.id, step, move }, { as: { session } });

/** The net result of a round in minor units. */
const netOf = ({ round: { stake, win } }: Played, { currency }: BetGame) => minorOf(win, currency) - minorOf(stake, currency);

/** Opens a game as the account with money, which must have enough for a few minimum stakes. A round that waits there is ended. */
async function fundedGame(world: World, engine: BetEngine, as?: Actor): Promise<{ actor: Actor; game: BetGame }> {
  const actor = as ?? (await world.funded());
  const game = await openBetGame(world, engine, actor);
  if (game.balanceMinor < minorOf(String(game.lowest), game.currency) * 5) throw new Skip('the account of --player has too little money for rounds');
  const { open_round: waiting } = await world.call('gameState', undefined, { session: game.session });
  if (waiting) await finish(world, game, waiting);
  return { actor, game };
}

/** A round that waits for a move, for play money unless another game is given. */
async function waitingRound(world: World, opened?: BetGame): Promise<{ game: BetGame; round: Played['round'] }> {
  const game = opened ?? (await openBetGame(world, 'ladder'));
  const { round } = responseOf('gameStart', await start(world, game));
  expectThat(round.state === 'open' && round.moves.length > 0 && round.closes_at !== null, 'an open round with moves and the time of its end');
  return { game, round };
}

const firstMove = ({ moves: [move] }: Played['round']): string => {
  if (!move) throw new Violation('a move in a round that is open');
  return move.id;
};

/** Makes moves until the round is settled: the last one that is offered takes the money. */
async function finish(world: World, game: BetGame, round: Played['round']): Promise<Played> {
  const played = responseOf('gameAct', await act(world, game, round, round.moves.at(-1)?.id ?? ''));
  return played.round.state === 'open' ? finish(world, game, played.round) : played;
}

/** Refusals of a player without money: the operator may check the balance first. */
function expectBarred(reply: Reply, key: 'limit_reached' | 'limit_required' | 'account_restricted' | 'verification_required'): void {
  if (reply.text.includes('insufficient_funds')) throw new Skip('the operator checks the balance first, which is too low');
  expectRefusal(reply, key);
}

async function expectStakeRefused(world: World, player: Actor, key: 'limit_reached' | 'limit_required'): Promise<void> {
  const game = await openBetGame(world, 'betmap', player);
  expectBarred(await start(world, game, game.highest), key);
}

async function expectTableRefused(world: World, table: BetGame | undefined, key: 'account_restricted' | 'verification_required'): Promise<void> {
  if (!table) throw new Skip("the operator's games are played on the pages of their studios");
  expectBarred(await start(world, table), key);
}

const needsPaidMove = untestable('needs a move that costs money');

export const betRoundChecks: ChecksOf<'gameStart' | 'gameAct'> = {
  gameStart: {
    works: async (world) => {
      const game = await openBetGame(world, 'betmap');
      const reply = await start(world, game);
      const played = responseOf('gameStart', reply);
      const { round } = played;
      expectThat(round.state === 'settled' && round.moves.length === 0 && round.bets.length === 1, 'a settled round with its bet', reply);
      const expected = game.balanceMinor + netOf(played, game);
      expectThat(minorOf(played.balance, game.currency) === expected, 'a balance less the stake plus the win', reply);
      const wins = round.bets.reduce((sum, { win }) => sum + minorOf(win, game.currency), 0);
      expectThat(wins === minorOf(round.win, game.currency), 'a win that is the sum of its bets', reply);
      const { balance, open_round: waiting } = await world.call('gameState', undefined, { session: game.session });
      expectThat(minorOf(balance, game.currency) === expected && !waiting, `the balance after the round in the state of the game; it is ${balance}`);
    },
    refuses: {
      insufficient_funds: async (world) => {
        const game = await openBetGame(world, 'betmap', await world.player());
        expectRefusal(await start(world, game), 'insufficient_funds');
      },
      stake_out_of_range: async (world) => {
        const game = await openBetGame(world, 'betmap');
        expectRefusal(await start(world, game, game.highest + game.lowest), 'stake_out_of_range');
        for (const amount of [-1, 0, game.lowest / 3]) expectRefusal(await start(world, game, amount), ['malformed', 'stake_out_of_range']);
      },
      round_session_closed: async (world) => {
        const session = await world.signIn(await world.player());
        const game = await openBetGame(world, 'betmap', session);
        await world.call('frontLogout', undefined, session);
        expectRefusal(await start(world, game), ['round_session_closed', 'unauthorized']);
      },
      limit_reached: async (world) => expectStakeRefused(world, await limitedPlayer(world), 'limit_reached'),
      limit_required: async (world) => expectStakeRefused(world, await limitlessPlayer(world), 'limit_required'),
      game_not_available: untestable('needs a game that is closed during play'),
      reality_check_required: untestable('needs play for longer than the shortest interval'),
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      account_restricted: async (world) => expectTableRefused(world, (await restingPlayer(world)).table, 'account_restricted'),
      verification_required: async (world) => expectTableRefused(world, (await heldPlayer(world)).table, 'verification_required'),
      stake_above_bonus_max: async (world) => {
        const { actor, bonus } = await playerWithFreeBonus(world);
        const game = await openBetGame(world, 'betmap', actor);
        const tooHigh = Math.max(game.lowest, Math.ceil((bonus.maxBet?.minor ?? Infinity) / minorOf('1', game.currency)) + 1);
        if (tooHigh > game.highest) throw new Skip('no stake is above the maximum of the bonus');
        await expectMovement(world, actor, async () => expectRefusal(await start(world, game, tooHigh), 'stake_above_bonus_max'));
      },
      conflict: async (world) => {
        const { game } = await waitingRound(world);
        expectRefusal(await start(world, game), 'conflict');
      },
    },
    also: {
      'a round changes the real balance by exactly its result': async (world) => {
        const { actor, game } = await fundedGame(world, 'betmap');
        await expectMovement(
          world,
          actor,
          async () => responseOf('gameStart', await start(world, game)),
          (played) => ({ real: netOf(played, game) }),
        );
      },
      'a bet on an unknown spot is malformed and moves no money': async (world) => {
        const { actor, game } = await fundedGame(world, 'betmap');
        await expectMovement(world, actor, async () => {
          for (const spot of ['no-such-spot', 'constructor', 'x'.repeat(10_000)]) expectRefusal(await start(world, { ...game, spot }), 'malformed');
        });
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, game } = await fundedGame(world, 'betmap');
      return {
        actor,
        send: (key, which) => start(world, game, which === 'first' ? game.lowest : game.lowest * 2, key),
        moves: (reply) => ({ real: netOf(responseOf('gameStart', reply), game) }),
      };
    }),
  },
  gameAct: {
    works: async (world) => {
      const { game, round } = await waitingRound(world);
      const { open_round: waiting } = await world.call('gameState', undefined, { session: game.session });
      expectThat(waiting?.id === round.id && waiting.step === 0, 'the open round in the state of the game');
      const reply = await act(world, game, round, firstMove(round));
      const moved = responseOf('gameAct', reply);
      expectThat(moved.round.step === 1, 'a round one step further', reply);
      const over = moved.round.state === 'open' ? await finish(world, game, moved.round) : moved;
      const expected = game.balanceMinor + netOf(over, game);
      expectThat(minorOf(over.balance, game.currency) === expected, `a balance less the stake plus the win; it is ${over.balance}`);
    },
    refuses: {
      not_found: async (world) => {
        const { round } = await waitingRound(world);
        const other = await openBetGame(world, 'ladder');
        for (const id of [round.id, randomUUID(), 'x']) expectRefusal(await act(world, other, { ...round, id }, firstMove(round)), 'not_found');
      },
      conflict: async (world) => {
        const { game, round } = await waitingRound(world);
        expectRefusal(await act(world, game, round, firstMove(round), 1), 'conflict');
        expectRefusal(await act(world, game, round, 'no-such-move'), 'conflict');
        await finish(world, game, round);
        expectRefusal(await act(world, game, round, 'no-such-move'), 'conflict');
      },
      round_session_closed: async (world) => {
        const { username, password } = await world.funded();
        const actor = await world.signIn({ username, password });
        const { game } = await fundedGame(world, 'ladder', actor);
        const { round } = await waitingRound(world, game);
        await world.call('frontLogout', undefined, actor);
        expectRefusal(await act(world, game, round, firstMove(round)), ['round_session_closed', 'unauthorized']);
        // Ends the round in another session.
        await fundedGame(world, 'ladder');
      },
      insufficient_funds: needsPaidMove,
      game_not_available: needsPaidMove,
      limit_reached: needsPaidMove,
      limit_required: needsPaidMove,
      reality_check_required: needsPaidMove,
      account_restricted: needsPaidMove,
      verification_required: needsPaidMove,
      disable_site_access: needsPaidMove,
      stake_above_bonus_max: needsPaidMove,
    },
    also: {
      'a repeated move returns the round as it is and moves no money': async (world) => {
        const { actor, game } = await fundedGame(world, 'ladder');
        const { round } = await waitingRound(world, game);
        const first = await act(world, game, round, firstMove(round));
        await expectMovement(world, actor, async () => {
          const again = await act(world, game, round, firstMove(round));
          expectThat(isDeepStrictEqual(again.json, first.json), `the same response: ${first.text}`, again);
        });
        const { round: moved } = responseOf('gameAct', first);
        if (moved.state === 'open') await finish(world, game, moved);
      },
      'a round is continued in another session of the player, with the same result': async (world) => {
        const { username, password } = await world.funded();
        const { actor, game } = await fundedGame(world, 'ladder');
        await expectMovement(
          world,
          actor,
          async () => {
            const { round } = await waitingRound(world, game);
            const elsewhere = await openBetGame(world, 'ladder', await world.signIn({ username, password }));
            const { open_round: waiting } = await world.call('gameState', undefined, { session: elsewhere.session });
            expectThat(waiting?.id === round.id, 'the open round in the state of the game on another device');
            return finish(world, elsewhere, round);
          },
          (played) => ({ real: netOf(played, game) }),
        );
      },
    },
  },
};
