import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveEventName, liveJoin, liveLeave, playerEvents, roomEvents, type LiveEvent, type LivePayloadOf } from '@playfront/api-contract';
import { responseOf, expectThat, read } from '../check.ts';
import { openLiveSocket, refusalOfSocket, type LiveSocket } from '../live-socket.ts';
import { balancesOf } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import type { Run } from './call-checks.ts';
import { expendablePlayer } from './players.ts';
import { openGame, openGameOf } from './rounds-of-play.ts';

/** The time in which an event of another player would arrive if it was sent by mistake. */
const graceMs = 500;
const oddsWithinMs = 20_000;

function payloadOf<Event extends LiveEvent>(event: Event, payload: unknown): LivePayloadOf<Event> {
  const { value, fault } = read(event.payload, payload);
  if (fault !== undefined) throw new Violation(`the payload of ${event.name}; ${fault}; it is ${JSON.stringify(payload)}`);
  // The schema of the event has parsed it.
  return value as LivePayloadOf<Event>;
}

const nameFor = (event: LiveEvent, { id }: Actor) => liveEventName(event, id);

/** Runs `check` with a player's socket that has already received the initial balances. */
async function withSocket(world: World, actor: Actor, check: (socket: LiveSocket) => Promise<void>): Promise<void> {
  const socket = await openLiveSocket(world.socketUrl, actor.bearer);
  try {
    payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, actor)));
    await check(socket);
  } finally {
    socket.close();
  }
}

/** Plays a round for real money and returns the total balance after it. */
async function playRound(world: World, actor: Actor): Promise<number> {
  const { session, stakes } = await openGame(world, actor);
  const body = { bet: stakes[0] ?? 0, idempotency_key: randomUUID() };
  responseOf('gameSpin', await world.send('gameSpin', body, { as: { session } }));
  const { real, bonus } = await balancesOf(world, actor);
  return real + bonus;
}

/** The checks of the live channel. */
export const liveChecks: Readonly<Record<string, Run>> = {
  'refuses a connection without a valid token': async (world) => {
    for (const token of [undefined, 'forged', { $ne: null }]) {
      const message = await refusalOfSocket(world.socketUrl, token);
      expectThat(message === 'unauthorized', `the refusal "unauthorized"; it is ${message}`);
    }
  },
  'sends the balances on connection': async (world) => {
    const player = await world.player();
    const socket = await openLiveSocket(world.socketUrl, player.bearer);
    const update = payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, player)));
    socket.close();
    expectThat(update.total.minor === update.real.minor + update.bonus.minor, 'a total of real plus bonus');
  },
  'sends the balances after a posting, to each socket of the player': async (world) => {
    const actor = await world.funded();
    await withSocket(world, actor, (first) =>
      withSocket(world, actor, async (second) => {
        const total = await playRound(world, actor);
        for (const socket of [first, second]) {
          const update = payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, actor)));
          expectThat(update.total.minor === total, `a total of ${total} minor units; it is ${update.total.minor}`);
        }
      }),
    );
  },
  'sends nothing about other players': async (world) => {
    const [player, otherPlayer] = [await world.player(), await world.otherPlayer()];
    await withSocket(world, otherPlayer, async (otherSocket) => {
      await withSocket(world, player, async (ownSocket) => {
        const room = nameFor(playerEvents.balance, player);
        const response = await otherSocket.request(liveJoin, room);
        expectThat(response === false, `false as the acknowledgement of joining room ${room}; it is ${String(response)}`);
        await changeLimit(world, player);
        await ownSocket.next(nameFor(playerEvents.message, player));
      });
      await sleep(graceMs);
      const wrongEvent = otherSocket.received.find(({ event }) => event.includes(player.id));
      expectThat(wrongEvent === undefined, `no event about player ${player.id}; received ${wrongEvent?.event}`);
    });
  },
  'sends a new message of the mail box': async (world) => {
    const player = await world.player();
    await withSocket(world, player, async (socket) => {
      await changeLimit(world, player);
      const { message, unread } = payloadOf(playerEvents.message, await socket.next(nameFor(playerEvents.message, player)));
      expectThat(message.id !== '' && unread > 0, 'the message, and the number of unread messages');
    });
  },
  'sends the jackpots to every player after a spin of a game with one': async (world) => {
    const actor = await world.funded();
    const { session, bets } = await openGameOf(world, 'jackpot-games', actor);
    await withSocket(world, await world.player(), async (socket) => {
      const body = { bet: Math.min(...bets.map(Number)), idempotency_key: randomUUID() };
      const { jackpot } = responseOf('gameSpin', await world.send('gameSpin', body, { as: { session } }));
      if (!jackpot) throw new Violation('the jackpot in a round of a game with one');
      const { jackpots } = payloadOf(playerEvents.jackpot, await socket.next(playerEvents.jackpot.name));
      expectThat(
        jackpots.every(({ amount }) => amount.minor > 0),
        'amounts of the jackpots',
      );
    });
  },
  'is disconnected when the player logs out': async (world) => {
    const session = await world.signIn(await world.player());
    await withSocket(world, session, async (socket) => {
      await world.call('frontLogout', undefined, session);
      await socket.untilDisconnected();
    });
  },
  'is disconnected with the reason when the player self-excludes': async (world) => {
    const player = await expendablePlayer(world);
    const { rules } = await world.call('frontGetPlayerLimits', undefined, player);
    await withSocket(world, player, async (socket) => {
      await world.call('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, player);
      const event = payloadOf(playerEvents.session, await socket.next(nameFor(playerEvents.session, player)));
      expectThat(event.kind === 'signed_out' && event.reason === 'self_exclusion', 'the event "signed_out" with its reason');
      await socket.untilDisconnected();
    });
  },
  'lets players join the rooms of sports events, and sends their odds': async (world) => {
    const { events } = await world.call('frontGetEvents', { page_size: 50 });
    const live = events.filter(({ status }) => status === 'live');
    const rooms = (live.length > 0 ? live : events.slice(0, 1)).map(({ id }) => liveEventName(roomEvents.odds, id));
    if (rooms.length === 0) throw new Skip('the operator has no sports events');
    await withSocket(world, await world.player(), async (socket) => {
      const expectTrue = async (event: string, room: string) => {
        const response = await socket.request(event, room);
        expectThat(response === true, `true as the acknowledgement of ${event} ${room}; it is ${String(response)}`);
      };
      for (const room of rooms) await expectTrue(liveJoin, room);
      if (live.length > 0) await expectOdds(socket, rooms);
      for (const room of rooms) await expectTrue(liveLeave, room);
    });
  },
  'refuses invalid rooms': async (world) => {
    await withSocket(world, await world.player(), async (socket) => {
      for (const room of ['player:1', 'odds_', { $ne: null }, 'x'.repeat(500)]) {
        const response = await socket.request(liveJoin, room);
        expectThat(response === false, `false as the acknowledgement of joining ${JSON.stringify(room).slice(0, 40)}; it is ${String(response)}`);
      }
    });
  },
};

/** Expects an update from an event in play whose odds or state change in time. @throws {Skip} if none changes. */
async function expectOdds(socket: LiveSocket, rooms: readonly string[]): Promise<void> {
  const changed = await Promise.any(
    rooms.map(async (name) => {
      if (!(await socket.receives(name, oddsWithinMs))) throw new Error('silent');
      return name;
    }),
  ).catch(() => undefined);
  if (!changed) throw new Skip(`no event in play changed within ${oddsWithinMs / 1000} s`);
  payloadOf(roomEvents.odds, await socket.next(changed));
}

/** Causes a message in the mail box: sets a different, always stricter limit. */
async function changeLimit(world: World, player: Actor): Promise<void> {
  const next = await world.once('limit to lower', async () => ({ amount: 5_000 }));
  next.amount -= 1;
  await world.call('frontSetPlayerLimit', { kind: 'loss', period: 'month', amount: next.amount }, player);
}
