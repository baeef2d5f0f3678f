import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveEventName, liveJoin, liveLeave, playerEvents, roomEvents, type LiveEvent, type LivePayloadOf } from '@playfront/api-contract';
import { answerOf, expectThat, read } from '../check.ts';
import { openLiveSocket, refusalOfSocket, type LiveSocket } from '../live-socket.ts';
import { balancesOf } from '../money.ts';
import { Skip, Violation } from '../verdicts.ts';
import type { Actor, World } from '../world.ts';
import type { Run } from './call-checks.ts';
import { expendablePlayer } from './players.ts';
import { openGame } from './rounds-of-play.ts';

/** As long as an event of another player would take to come, if it did. */
const graceMs = 500;
const oddsWithinMs = 20_000;

function payloadOf<Event extends LiveEvent>(event: Event, payload: unknown): LivePayloadOf<Event> {
  const { value, fault } = read(event.payload, payload);
  if (fault !== undefined) throw new Violation(`the payload of ${event.name}; ${fault}; it is ${JSON.stringify(payload)}`);
  // The event's own schema made it.
  return value as LivePayloadOf<Event>;
}

const nameFor = (event: LiveEvent, { id }: Actor) => liveEventName(event, id);

/** Listens as a player while `check` runs; the balances that come at the connection are taken already. */
async function listening(world: World, actor: Actor, check: (socket: LiveSocket) => Promise<void>): Promise<void> {
  const socket = await openLiveSocket(world.socketUrl, actor.bearer);
  try {
    payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, actor)));
    await check(socket);
  } finally {
    socket.close();
  }
}

/** Plays a round for real money; the balances it leaves. */
async function playRound(world: World, actor: Actor): Promise<number> {
  const { session, stakes } = await openGame(world, actor);
  const body = { bet: stakes[0] ?? 0, idempotency_key: randomUUID() };
  answerOf('gameSpin', await world.send('gameSpin', body, { as: { session } }));
  const { real, bonus } = await balancesOf(world, actor);
  return real + bonus;
}

/** The rows of the live channel. */
export const liveChecks: Readonly<Record<string, Run>> = {
  'refuses who has no token, or a forged one': async (world) => {
    for (const token of [undefined, 'forged', { $ne: null }]) {
      const message = await refusalOfSocket(world.socketUrl, token);
      expectThat(message === 'unauthorized', `the refusal "unauthorized"; it says ${message}`);
    }
  },
  'sends the balances at the connection': async (world) => {
    const player = await world.player();
    const socket = await openLiveSocket(world.socketUrl, player.bearer);
    const update = payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, player)));
    socket.close();
    expectThat(update.total.minor === update.real.minor + update.bonus.minor, 'a total of real plus bonus');
  },
  'sends the balances after a posting, to each socket of the player': async (world) => {
    const actor = await world.funded();
    await listening(world, actor, (first) =>
      listening(world, actor, async (second) => {
        const total = await playRound(world, actor);
        for (const socket of [first, second]) {
          const update = payloadOf(playerEvents.balance, await socket.next(nameFor(playerEvents.balance, actor)));
          expectThat(update.total.minor === total, `a total of ${total} minor units; it is ${update.total.minor}`);
        }
      }),
    );
  },
  'sends nothing of another player': async (world) => {
    const [player, stranger] = [await world.player(), await world.stranger()];
    await listening(world, stranger, async (overhearing) => {
      await listening(world, player, async (own) => {
        const room = nameFor(playerEvents.balance, player);
        const answer = await overhearing.ask(liveJoin, room);
        expectThat(answer === false, `no way into the room ${room}; the answer is ${String(answer)}`);
        await changeLimit(world, player);
        await own.next(nameFor(playerEvents.message, player));
      });
      await sleep(graceMs);
      const overheard = overhearing.heard.find(({ event }) => event.includes(player.id));
      expectThat(overheard === undefined, `nothing of player ${player.id}; it heard ${overheard?.event}`);
    });
  },
  'sends a message as it comes into the mail box': async (world) => {
    const player = await world.player();
    await listening(world, player, async (socket) => {
      await changeLimit(world, player);
      const { message, unread } = payloadOf(playerEvents.message, await socket.next(nameFor(playerEvents.message, player)));
      expectThat(message.id !== '' && unread > 0, 'the message, and how many are unread');
    });
  },
  'is cut when the player signs out': async (world) => {
    const session = await world.signIn(await world.player());
    await listening(world, session, async (socket) => {
      await world.ask('frontLogout', undefined, session);
      await socket.untilCut();
    });
  },
  'says why when a player self-excludes, and is cut': async (world) => {
    const player = await expendablePlayer(world);
    const { rules } = await world.ask('frontGetPlayerLimits', undefined, player);
    await listening(world, player, async (socket) => {
      await world.ask('frontSelfExclude', { months: rules.self_exclusion_months[0] ?? null }, player);
      const event = payloadOf(playerEvents.session, await socket.next(nameFor(playerEvents.session, player)));
      expectThat(event.kind === 'signed_out' && event.reason === 'self_exclusion', 'the event "signed_out" with its reason');
      await socket.untilCut();
    });
  },
  'lets into the rooms of sports events, and sends their odds': async (world) => {
    const { events } = await world.ask('frontGetEvents', { page_size: 50 });
    const live = events.filter(({ status }) => status === 'live');
    const rooms = (live.length > 0 ? live : events.slice(0, 1)).map(({ id }) => liveEventName(roomEvents.odds, id));
    if (rooms.length === 0) throw new Skip('the operator has no sports events');
    await listening(world, await world.player(), async (socket) => {
      const answeredTrue = async (event: string, room: string) => {
        const answer = await socket.ask(event, room);
        expectThat(answer === true, `the answer true to ${event} ${room}; it is ${String(answer)}`);
      };
      for (const room of rooms) await answeredTrue(liveJoin, room);
      if (live.length > 0) await expectOdds(socket, rooms);
      for (const room of rooms) await answeredTrue(liveLeave, room);
    });
  },
  'lets nobody into a room that is none': async (world) => {
    await listening(world, await world.player(), async (socket) => {
      for (const room of ['player:1', 'odds_', { $ne: null }, 'x'.repeat(500)]) {
        const answer = await socket.ask(liveJoin, room);
        expectThat(answer === false, `the answer false to joining ${JSON.stringify(room).slice(0, 40)}; it is ${String(answer)}`);
      }
    });
  },
};

/** An event in play whose odds or state have changed in time tells it; with none, nothing can be said. */
async function expectOdds(socket: LiveSocket, rooms: readonly string[]): Promise<void> {
  const heard = await Promise.any(
    rooms.map(async (name) => {
      if (!(await socket.hears(name, oddsWithinMs))) throw new Error('silent');
      return name;
    }),
  ).catch(() => undefined);
  if (!heard) throw new Skip(`no event in play changed within ${oddsWithinMs / 1000} s`);
  payloadOf(roomEvents.odds, await socket.next(heard));
}

/** Something that is told in the mail box: another limit each time, always a stricter one. */
async function changeLimit(world: World, player: Actor): Promise<void> {
  const next = await world.once('limit to lower', async () => ({ amount: 5_000 }));
  next.amount -= 1;
  await world.ask('frontSetPlayerLimit', { kind: 'loss', period: 'month', amount: next.amount }, player);
}
