import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { crashRoom, liveJoin, roomEvents, type LivePayloadOf } from '@playfront/api-contract';
import { expectRefusal, expectThat, read, responseOf } from '../check.ts';
import type { ResponseTo } from '../contract-calls.ts';
import { openLiveSocket } from '../live-socket.ts';
import { expectMovement, minorOf } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import { untestable, type ChecksOf } from './call-checks.ts';
import { heldPlayer, limitedPlayer, limitlessPlayer, restingPlayer } from './players.ts';
import { repeatsOf } from './repeats.ts';
import { openById } from './rounds-of-play.ts';

type State = ResponseTo<'gameCrash'>;
type Changed = ResponseTo<'gameCrashBet'>;
type Push = LivePayloadOf<typeof roomEvents.crash>;

/** Time to place a few bets before they are closed. */
const enoughMs = 3_000;
/** The longest pause and the longest wait for bets; a long flight is skipped. */
const roundWithinMs = 60_000;

type CrashGame = Pick<ResponseTo<'gameState'>, 'currency' | 'balance'> & {
  readonly session: string;
  readonly lowest: number;
  readonly highest: number;
};

/** Opens a crash game, with a player for real money. */
async function openCrash(world: World, player?: Actor): Promise<CrashGame> {
  const id = await world.once('crash game that can be played', async () => {
    const { games } = await world.call('frontGetGames', { group: 'casino', collection: 'mini-games', page_size: 100 });
    const game = games.find(({ engine, status, has_demo }) => engine === 'crash' && status === 'active' && has_demo);
    if (!game) throw new Skip('no crash game can be played for play money');
    return game.id;
  });
  const { session, currency, balance, min_bet: lowest, max_stake: highest } = await openById(world, id, player);
  if (lowest === undefined || highest === undefined) throw new Violation('min_bet and max_stake in the state of a crash game');
  return { session, currency, balance, lowest: Number(lowest), highest: Number(highest) };
}

async function fundedCrash(world: World): Promise<{ actor: Actor; game: CrashGame }> {
  const actor = await world.funded();
  const game = await openCrash(world, actor);
  if (Number(game.balance) < game.lowest * 5) throw new Skip('the account of --player has too little money for rounds');
  return { actor, game };
}

const stateOf = (world: World, { session }: CrashGame): Promise<State> => world.call('gameCrash', undefined, { session });

/** Watches the rounds, so that they run, and waits until one is in a state. */
async function inRound<Result>(world: World, game: CrashGame, run: (watch: Watch) => Promise<Result>): Promise<Result> {
  const socket = await openLiveSocket(world.socketUrl, `Session ${game.session}`);
  const next = async (): Promise<Push> => {
    const payload = await socket.next(crashRoom, roundWithinMs);
    const { value, fault } = read(roomEvents.crash.payload, payload);
    if (fault !== undefined) throw new Violation(`the payload of ${crashRoom}; ${fault}; it is ${JSON.stringify(payload)}`);
    return value as Push;
  };
  try {
    expectThat((await socket.request(liveJoin, crashRoom)) === true, `true as the acknowledgement of joining ${crashRoom}`);
    return await run({
      next,
      async betting() {
        const { round } = await stateOf(world, game);
        if (round.state === 'betting' && round.ms_left >= enoughMs) return round.number;
        for (const endMs = Date.now() + roundWithinMs; Date.now() < endMs;) {
          const event = await next();
          if (event.kind === 'round' && event.round.state === 'betting') return event.round.number;
        }
        throw new Skip(`no round opened within ${roundWithinMs / 1000} s`);
      },
    });
  } finally {
    socket.close();
  }
}

type Watch = { next(): Promise<Push>; betting(): Promise<number> };

const bet = (world: World, { session, lowest }: CrashGame, number: number, changes: object = {}, key: string = randomUUID()) =>
  world.send('gameCrashBet', { number, panel: 1, amount: lowest, idempotency_key: key, ...changes }, { as: { session } });

const takeBack = (world: World, { session }: CrashGame, id: string) => world.send('gameCrashTakeBack', { bet_id: id }, { as: { session } });
const cashOut = (world: World, { session }: CrashGame, id: string) => world.send('gameCrashCashOut', { bet_id: id }, { as: { session } });

/** Places a bet that must be accepted. */
async function placed(world: World, game: CrashGame, number: number, changes: object = {}): Promise<Changed> {
  return responseOf('gameCrashBet', await bet(world, game, number, changes));
}

async function until(watch: Watch, state: 'flying' | 'crashed') {
  for (;;) {
    const event = await watch.next();
    if (event.kind === 'round' && event.round.state === state) return event.round;
  }
}

const needsMoney = async (world: World, player: Actor, key: 'limit_reached' | 'limit_required' | 'account_restricted' | 'verification_required') => {
  const game = await openCrash(world, player);
  await inRound(world, game, async (watch) => {
    const reply = await bet(world, game, await watch.betting(), { amount: game.highest });
    if (reply.text.includes('insufficient_funds')) throw new Skip('the operator checks the balance first, which is too low');
    expectRefusal(reply, key);
  });
};

const expectUnknown = async (world: World, send: typeof cashOut) => {
  const [game, other] = [await openCrash(world), await openCrash(world)];
  await inRound(world, game, async (watch) => {
    const { bet: own } = await placed(world, game, await watch.betting());
    for (const id of [own.id, randomUUID(), 'x']) expectRefusal(await send(world, other, id), 'not_found');
    await takeBack(world, game, own.id);
  });
};

const blocked = untestable('needs an account that is blocked during play');

export const crashChecks: ChecksOf<'gameCrash' | 'gameCrashBet' | 'gameCrashTakeBack' | 'gameCrashCashOut' | 'frontGetCrashRounds'> = {
  gameCrash: {
    works: async (world) => {
      const game = await openCrash(world);
      await inRound(world, game, async (watch) => {
        const number = await watch.betting();
        const { bet: own } = await placed(world, game, number);
        const state = await stateOf(world, game);
        expectThat('number' in state.round && state.round.number === number, 'the round that was announced');
        expectThat(state.own.length === 1 && state.own[0]?.id === own.id, 'the bet of the player');
        await takeBack(world, game, own.id);
      });
    },
  },
  gameCrashBet: {
    works: async (world) => {
      const game = await openCrash(world);
      await inRound(world, game, async (watch) => {
        const number = await watch.betting();
        const [first, second] = [await placed(world, game, number), await placed(world, game, number, { panel: 2, auto_cash_out: 101 })];
        expectThat(first.bet.state === 'open' && second.bet.auto_cash_out === 101, 'an open bet for each panel');
        const staked = minorOf(String(game.lowest), game.currency) * 2;
        expectThat(minorOf(second.balance, game.currency) === minorOf(game.balance, game.currency) - staked, 'a balance less both stakes');
        for (const { bet: own } of [first, second]) await takeBack(world, game, own.id);
      });
    },
    refuses: {
      insufficient_funds: async (world) => {
        const game = await openCrash(world, await world.player());
        await inRound(world, game, async (watch) => expectRefusal(await bet(world, game, await watch.betting()), 'insufficient_funds'));
      },
      stake_out_of_range: async (world) => {
        const game = await openCrash(world);
        await inRound(world, game, async (watch) => {
          const number = await watch.betting();
          expectRefusal(await bet(world, game, number, { amount: game.highest + game.lowest }), 'stake_out_of_range');
          for (const amount of [-1, 0, game.lowest / 3])
            expectRefusal(await bet(world, game, number, { amount }), ['malformed', 'stake_out_of_range']);
        });
      },
      event_closed: async (world) => {
        const game = await openCrash(world);
        await inRound(world, game, async (watch) => {
          const number = await watch.betting();
          expectRefusal(await bet(world, game, number + 1), 'event_closed');
          await until(watch, 'flying');
          expectRefusal(await bet(world, game, number), 'event_closed');
        });
      },
      conflict: async (world) => {
        const game = await openCrash(world);
        await inRound(world, game, async (watch) => {
          const number = await watch.betting();
          const { bet: own } = await placed(world, game, number);
          expectRefusal(await bet(world, game, number), 'conflict');
          await takeBack(world, game, own.id);
        });
      },
      round_session_closed: async (world) => {
        const session = await world.signIn(await world.player());
        const game = await openCrash(world, session);
        await world.call('frontLogout', undefined, session);
        expectRefusal(await bet(world, game, 1), ['round_session_closed', 'unauthorized']);
      },
      limit_reached: async (world) => needsMoney(world, await limitedPlayer(world), 'limit_reached'),
      limit_required: async (world) => needsMoney(world, await limitlessPlayer(world), 'limit_required'),
      account_restricted: async (world) => needsMoney(world, (await restingPlayer(world)).actor, 'account_restricted'),
      verification_required: async (world) => needsMoney(world, (await heldPlayer(world)).actor, 'verification_required'),
      game_not_available: untestable('needs a game that is closed during play'),
      reality_check_required: untestable('needs play for longer than the shortest interval'),
      disable_site_access: untestable('needs an IP address that the operator blocks'),
      stake_above_bonus_max: untestable('is tested with game/start'),
    },
    repeats: repeatsOf(async (world) => {
      const { actor, game } = await fundedCrash(world);
      const number = await inRound(world, game, (watch) => watch.betting());
      return {
        actor,
        send: (key, which) => bet(world, game, number, which === 'first' ? {} : { panel: 2 }, key),
        moves: (reply) => ({ real: -minorOf(responseOf('gameCrashBet', reply).bet.amount, game.currency) }),
        undo: async (reply) => void (await takeBack(world, game, responseOf('gameCrashBet', reply).bet.id)),
      };
    }),
  },
  gameCrashTakeBack: {
    works: async (world) => {
      const { actor, game } = await fundedCrash(world);
      await inRound(world, game, async (watch) => {
        const number = await watch.betting();
        await expectMovement(world, actor, async () => {
          const { bet: own } = await placed(world, game, number);
          const [first, again] = [await takeBack(world, game, own.id), await takeBack(world, game, own.id)];
          expectThat(responseOf('gameCrashTakeBack', first).bet.state === 'void', 'a bet that is void', first);
          expectThat(responseOf('gameCrashTakeBack', again).bet.state === 'void', 'a bet that stays void', again);
        });
      });
    },
    refuses: {
      not_found: (world) => expectUnknown(world, takeBack),
      event_closed: async (world) => {
        const game = await openCrash(world);
        await inRound(world, game, async (watch) => {
          const { bet: own } = await placed(world, game, await watch.betting());
          await until(watch, 'flying');
          expectRefusal(await takeBack(world, game, own.id), 'event_closed');
        });
      },
      disable_site_access: blocked,
    },
  },
  gameCrashCashOut: {
    works: async (world) => {
      const { actor, game } = await fundedCrash(world);
      await inRound(world, game, async (watch) => {
        const number = await watch.betting();
        await expectMovement(
          world,
          actor,
          async () => {
            const { bet: own } = await placed(world, game, number);
            await until(watch, 'flying');
            // From 1.01 on.
            await sleep(400);
            const reply = await cashOut(world, game, own.id);
            if (reply.text.includes('cash_out_unavailable')) throw new Skip('the flight ended at once; one in 25 does');
            const again = responseOf('gameCrashCashOut', await cashOut(world, game, own.id));
            const { bet: out } = responseOf('gameCrashCashOut', reply);
            expectThat(out.state === 'cashed_out' && again.bet.win === out.win, 'a bet that was cashed out once', reply);
            return out;
          },
          ({ win, amount }) => ({ real: minorOf(win, game.currency) - minorOf(amount, game.currency) }),
        );
      });
    },
    refuses: {
      not_found: (world) => expectUnknown(world, cashOut),
      cash_out_unavailable: async (world) => {
        const game = await openCrash(world);
        await inRound(world, game, async (watch) => {
          const { bet: own } = await placed(world, game, await watch.betting());
          expectRefusal(await cashOut(world, game, own.id), 'cash_out_unavailable');
          await takeBack(world, game, own.id);
          expectRefusal(await cashOut(world, game, own.id), 'cash_out_unavailable');
        });
      },
      disable_site_access: blocked,
    },
  },
  frontGetCrashRounds: {
    works: async (world) => {
      const { rounds } = await world.call('frontGetCrashRounds', {});
      for (const { server_seed: seed, server_seed_hash: hash } of rounds)
        expectThat(createHash('sha256').update(seed).digest('hex') === hash, `the server seed of the fingerprint ${hash}`);
      if (rounds.length === 0) throw new Skip('no crash round was played yet');
    },
  },
};
