import { randomUUID } from 'node:crypto';
import { answerOf, expectRefusal, expectThat } from '../check.ts';
import type { AnswerTo } from '../contract-calls.ts';
import { minorOf, moving } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeBonus } from './bonus-players.ts';
import { cannot, type ChecksOf } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { openGame, type OpenGame } from './rounds-of-play.ts';

const lowest = ({ stakes: [stake] }: OpenGame): number => {
  if (stake === undefined) throw new Violation('at least one stake in the state of a game');
  return stake;
};

const spin = (world: World, { session }: OpenGame, bet: number, key: string = randomUUID()) =>
  world.send('gameSpin', { bet, idempotency_key: key }, { as: { session } });

/** What a round moved, in minor units. */
function netOf({ bet, win }: AnswerTo<'gameSpin'>, { currency }: OpenGame): number {
  return minorOf(win, currency) - minorOf(bet, currency);
}

/** Opens a game of the account with money, which must have enough for a few of the lowest stakes. */
async function fundedGame(world: World): Promise<{ actor: Actor; game: OpenGame }> {
  const actor = await world.funded();
  const game = await openGame(world, actor);
  if (game.balanceMinor < minorOf(String(lowest(game)), game.currency) * 5) throw new Skip('the account of --player has too little money for rounds');
  return { actor, game };
}

async function expectStakeRefused(world: World, player: Actor, key: 'limit_reached' | 'limit_required'): Promise<void> {
  const game = await openGame(world, player);
  const reply = await spin(world, game, game.stakes.at(-1) ?? 0);
  if (reply.text.includes('insufficient_funds')) throw new Skip(`the operator looks at the money first, and there is none`);
  expectRefusal(reply, key);
}

export const roundChecks: ChecksOf<'gameState' | 'gameSpin' | 'frontGetBetList'> = {
  gameState: {
    works: async (world) => {
      const game = await openGame(world);
      expectThat(game.stakes.length > 0 && game.balanceMinor > 0, 'stakes to choose from, and play money');
    },
    refuses: {
      round_session_closed: async (world) => {
        const game = await closedGame(world);
        const reply = await world.send('gameState', undefined, { as: { session: game.session } });
        expectRefusal(reply, ['round_session_closed', 'unauthorized']);
      },
    },
  },
  gameSpin: {
    works: async (world) => {
      const game = await openGame(world);
      const reply = await spin(world, game, lowest(game));
      const round = answerOf('gameSpin', reply);
      const expected = game.balanceMinor + netOf(round, game);
      expectThat(minorOf(round.balance, game.currency) === expected, 'a balance that is less by the stake and more by the win', reply);
      const wins = round.spins.reduce((sum, { win }) => sum + minorOf(win, game.currency), 0);
      expectThat(wins === minorOf(round.win, game.currency), 'a win that is the sum of its spins', reply);
      const { balance } = await world.ask('gameState', undefined, { session: game.session });
      expectThat(minorOf(balance, game.currency) === expected, `the balance of the round in the state after it; it is ${balance}`);
    },
    refuses: {
      insufficient_funds: async (world) => {
        const game = await openGame(world, await world.player());
        expectRefusal(await spin(world, game, lowest(game)), 'insufficient_funds');
      },
      stake_out_of_range: async (world) => {
        const game = await openGame(world);
        expectRefusal(await spin(world, game, 1e9), 'stake_out_of_range');
        for (const bet of [-1, 0, lowest(game) / 3]) expectRefusal(await spin(world, game, bet), ['malformed', 'stake_out_of_range']);
      },
      round_session_closed: async (world) => {
        const game = await closedGame(world);
        expectRefusal(await spin(world, game, lowest(game)), ['round_session_closed', 'unauthorized']);
      },
      limit_reached: async (world) => expectStakeRefused(world, await limitedPlayer(world), 'limit_reached'),
      limit_required: async (world) => expectStakeRefused(world, await limitlessPlayer(world), 'limit_required'),
      game_not_available: cannot('needs a game that is closed while it is played'),
      reality_check_required: cannot('needs play over the shortest interval there is'),
      disable_site_access: cannot('needs an address that the operator bars'),
      account_restricted: async (world) => {
        const { game } = await restingPlayer(world);
        if (!game) throw new Skip("the operator's games are played on the pages of their studios");
        const reply = await spin(world, game, lowest(game));
        if (reply.text.includes('insufficient_funds')) throw new Skip('the operator looks at the money first, and there is none');
        expectRefusal(reply, 'account_restricted');
      },
      verification_required: async (world) => {
        const { game } = await heldPlayer(world);
        if (!game) throw new Skip("the operator's games are played on the pages of their studios");
        const reply = await spin(world, game, lowest(game));
        if (reply.text.includes('insufficient_funds')) throw new Skip('the operator looks at the money first, and there is none');
        expectRefusal(reply, 'verification_required');
      },
      stake_above_bonus_max: async (world) => {
        const { actor, bonus } = await playerWithFreeBonus(world);
        const game = await openGame(world, actor);
        const tooHigh = game.stakes.find((stake) => bonus.maxBet && minorOf(String(stake), game.currency) > bonus.maxBet.minor);
        if (tooHigh === undefined) throw new Skip('no stake is above the highest of the bonus');
        await moving(world, actor, async () => expectRefusal(await spin(world, game, tooHigh), 'stake_above_bonus_max'));
      },
      conflict: async (world) => {
        const game = await openGame(world);
        const key = randomUUID();
        answerOf('gameSpin', await spin(world, game, lowest(game), key));
        expectRefusal(await spin(world, game, game.stakes.at(-1) ?? 0, key), 'conflict');
      },
    },
    also: {
      'real money moves by exactly the round': async (world) => {
        const { actor, game } = await fundedGame(world);
        await moving(
          world,
          actor,
          async () => answerOf('gameSpin', await spin(world, game, lowest(game))),
          (round) => ({ real: netOf(round, game) }),
        );
      },
      'a refused stake moves nothing': async (world) => {
        const { actor, game } = await fundedGame(world);
        await moving(world, actor, async () => void expectRefusal(await spin(world, game, 1e9), 'stake_out_of_range'));
      },
      "a player's token is no round session's": async (world) => {
        const { bearer } = await world.player();
        expectRefusal(await world.send('gameSpin', { bet: 1, idempotency_key: randomUUID() }, { as: { session: bearer } }), 'unauthorized');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, game } = await fundedGame(world);
      return {
        actor,
        send: (key, which) => spin(world, game, which === 'first' ? lowest(game) : (game.stakes[1] ?? 0), key),
        moves: (reply) => ({ real: netOf(answerOf('gameSpin', reply), game) }),
      };
    }),
  },
  frontGetBetList: {
    works: async (world) => {
      const { actor, game } = await fundedGame(world);
      const from = new Date(Date.now() - 3_600_000).toISOString();
      const before = await world.ask('frontGetBetList', { kind: 'casino', from }, actor);
      const round = answerOf('gameSpin', await spin(world, game, lowest(game)));
      const after = await world.ask('frontGetBetList', { kind: 'casino', from }, actor);
      const [bet] = after.bets;
      expectThat(
        bet?.bet.minor === minorOf(round.bet, game.currency) && bet.win.minor === minorOf(round.win, game.currency),
        'the round first in the list',
      );
      expectThat(after.total === before.total + 1, `one bet more than ${before.total}; there are ${after.total}`);
      const staked = after.summary.staked.minor - before.summary.staked.minor;
      const net = after.summary.net.minor - before.summary.net.minor;
      expectThat(staked === bet.bet.minor && net === netOf(round, game), 'a summary that is more by the round');
    },
    also: {
      'a player without bets has none, of either kind': async (world) => {
        const player = await world.player();
        for (const kind of ['casino', 'sports'] as const) {
          const { total } = await world.ask('frontGetBetList', { kind }, player);
          expectThat(total === 0, `no ${kind} bets of a new player; there are ${total}`);
        }
      },
    },
  },
};

/** A game opened from a sign-in that has ended since. */
async function closedGame(world: World): Promise<OpenGame> {
  const session = await world.signIn(await world.player());
  const game = await openGame(world, session);
  await world.ask('frontLogout', undefined, session);
  return game;
}
