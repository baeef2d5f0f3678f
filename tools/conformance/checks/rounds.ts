import { randomUUID } from 'node:crypto';
import { responseOf, expectRefusal, expectThat } from '../check.ts';
import type { ResponseTo } from '../contract-calls.ts';
import { minorOf, expectMovement } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { playerWithFreeBonus } from './bonus-players.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { openGame, openGameOf, type OpenGame } from './rounds-of-play.ts';

export const lowest = ({ stakes: [stake] }: OpenGame): number => {
  if (stake === undefined) throw new Violation('at least one stake in the state of a game');
  return stake;
};

export const spin = (world: World, { session }: OpenGame, bet: number, key: string = randomUUID()) =>
  world.send('gameSpin', { bet, idempotency_key: key }, { as: { session } });

const buy = (world: World, session: string, bet: number) =>
  world.send('gameSpin', { bet, buy: true, idempotency_key: randomUUID() }, { as: { session } });

/** The net result of a round in minor units. */
function netOf({ bet, win }: ResponseTo<'gameSpin'>, { currency }: OpenGame): number {
  return minorOf(win, currency) - minorOf(bet, currency);
}

/** Opens a game as the account with money, which must have enough for a few minimum stakes. */
export async function fundedGame(world: World): Promise<{ actor: Actor; game: OpenGame }> {
  const actor = await world.funded();
  const game = await openGame(world, actor);
  if (game.balanceMinor < minorOf(String(lowest(game)), game.currency) * 5) throw new Skip('the account of --player has too little money for rounds');
  return { actor, game };
}

async function expectStakeRefused(world: World, player: Actor, key: 'limit_reached' | 'limit_required'): Promise<void> {
  const game = await openGame(world, player);
  const reply = await spin(world, game, game.stakes.at(-1) ?? 0);
  if (reply.text.includes('insufficient_funds')) throw new Skip(`the operator checks the balance first, which is too low`);
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
      conflict: untestable('needs a round that waits for a move'),
    },
    also: {
      'a client seed is taken over': async (world) => {
        const { session } = await openGame(world);
        await world.call('gameState', { client_seed: 'conformance' }, { session });
        const { client_seed } = await world.call('gameState', undefined, { session });
        expectThat(client_seed === 'conformance', `the client seed that was sent; it is ${client_seed}`);
      },
    },
  },
  gameSpin: {
    works: async (world) => {
      const game = await openGame(world);
      const reply = await spin(world, game, lowest(game));
      const round = responseOf('gameSpin', reply);
      const expected = game.balanceMinor + netOf(round, game);
      expectThat(minorOf(round.balance, game.currency) === expected, 'a balance less the stake plus the win', reply);
      const wins = round.spins.reduce((sum, { win }) => sum + minorOf(win, game.currency), 0);
      expectThat(wins === minorOf(round.win, game.currency), 'a win that is the sum of its spins', reply);
      const { balance } = await world.call('gameState', undefined, { session: game.session });
      expectThat(minorOf(balance, game.currency) === expected, `the balance after the round in the state of the game; it is ${balance}`);
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
      game_not_available: async (world) => {
        // A game with a jackpot sells no free spins.
        const { session, bets } = await openGameOf(world, 'jackpot-games');
        expectRefusal(await buy(world, session, Number(bets[0])), 'game_not_available');
      },
      reality_check_required: untestable('needs play for longer than the shortest interval'),
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      account_restricted: async (world) => {
        const { game } = await restingPlayer(world);
        if (!game) throw new Skip("the operator's games are played on the pages of their studios");
        const reply = await spin(world, game, lowest(game));
        if (reply.text.includes('insufficient_funds')) throw new Skip('the operator checks the balance first, which is too low');
        expectRefusal(reply, 'account_restricted');
      },
      verification_required: async (world) => {
        const { game } = await heldPlayer(world);
        if (!game) throw new Skip("the operator's games are played on the pages of their studios");
        const reply = await spin(world, game, lowest(game));
        if (reply.text.includes('insufficient_funds')) throw new Skip('the operator checks the balance first, which is too low');
        expectRefusal(reply, 'verification_required');
      },
      stake_above_bonus_max: async (world) => {
        const { actor, bonus } = await playerWithFreeBonus(world);
        const game = await openGame(world, actor);
        const tooHigh = game.stakes.find((stake) => bonus.maxBet && minorOf(String(stake), game.currency) > bonus.maxBet.minor);
        if (tooHigh === undefined) throw new Skip('no stake is above the maximum of the bonus');
        await expectMovement(world, actor, async () => expectRefusal(await spin(world, game, tooHigh), 'stake_above_bonus_max'));
      },
      conflict: async (world) => {
        const game = await openGame(world);
        const key = randomUUID();
        responseOf('gameSpin', await spin(world, game, lowest(game), key));
        expectRefusal(await spin(world, game, game.stakes.at(-1) ?? 0, key), 'conflict');
      },
    },
    also: {
      'a round changes the real balance by exactly its result': async (world) => {
        const { actor, game } = await fundedGame(world);
        await expectMovement(
          world,
          actor,
          async () => responseOf('gameSpin', await spin(world, game, lowest(game))),
          (round) => ({ real: netOf(round, game) }),
        );
      },
      'a bought round debits the price in the state of the game': async (world) => {
        const { session, currency, balance, buys } = await openGameOf(world, 'bonus-buy');
        const [offered] = buys;
        if (!offered) throw new Skip('the operator sells no free spins');
        const reply = await buy(world, session, Number(offered.bet));
        const round = responseOf('gameSpin', reply);
        const [price, stake, win] = [offered.price, round.bet, round.win].map((amount) => minorOf(amount, currency));
        expectThat(stake === price && round.spins.length > 1, `a stake of ${offered.price}, and free spins`, reply);
        const after = minorOf(balance, currency) - (price ?? 0) + (win ?? 0);
        expectThat(minorOf(round.balance, currency) === after, 'a balance less the price plus the win', reply);
      },
      'a refused stake moves no money': async (world) => {
        const { actor, game } = await fundedGame(world);
        await expectMovement(world, actor, async () => void expectRefusal(await spin(world, game, 1e9), 'stake_out_of_range'));
      },
      "a player's token is not accepted as a round session's": async (world) => {
        const { bearer } = await world.player();
        expectRefusal(await world.send('gameSpin', { bet: 1, idempotency_key: randomUUID() }, { as: { session: bearer } }), 'unauthorized');
      },
    },
    repeats: repeatsOf(async (world) => {
      const { actor, game } = await fundedGame(world);
      return {
        actor,
        send: (key, which) => spin(world, game, which === 'first' ? lowest(game) : (game.stakes[1] ?? 0), key),
        moves: (reply) => ({ real: netOf(responseOf('gameSpin', reply), game) }),
      };
    }),
  },
  frontGetBetList: {
    works: async (world) => {
      const { actor, game } = await fundedGame(world);
      const from = new Date(Date.now() - 3_600_000).toISOString();
      const before = await world.call('frontGetBetList', { kind: 'casino', from }, actor);
      const round = responseOf('gameSpin', await spin(world, game, lowest(game)));
      const after = await world.call('frontGetBetList', { kind: 'casino', from }, actor);
      const [bet] = after.bets;
      expectThat(
        bet?.bet.minor === minorOf(round.bet, game.currency) && bet.win.minor === minorOf(round.win, game.currency),
        'the round at the top of the list',
      );
      expectThat(after.total === before.total + 1, `${before.total + 1} bets; there are ${after.total}`);
      const staked = after.summary.staked.minor - before.summary.staked.minor;
      const net = after.summary.net.minor - before.summary.net.minor;
      expectThat(staked === bet.bet.minor && net === netOf(round, game), 'a summary that includes the round');
    },
    also: {
      'a player without bets has empty lists': async (world) => {
        const player = await world.player();
        for (const kind of ['casino', 'sports'] as const) {
          const { total } = await world.call('frontGetBetList', { kind }, player);
          expectThat(total === 0, `no ${kind} bets of a new player; there are ${total}`);
        }
      },
    },
  },
};

/** A game opened in a session that has ended since. */
export async function closedGame(world: World): Promise<OpenGame> {
  const session = await world.signIn(await world.player());
  const game = await openGame(world, session);
  await world.call('frontLogout', undefined, session);
  return game;
}
