import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expectRefusal, expectThat, isRefused } from '../check.ts';
import { expectBalances, balancesOf, moved, type Minors } from '../money.ts';
import type { Reply } from '../reply.ts';
import type { Actor, World } from '../world.ts';
import type { Run } from './call-checks.ts';

/** A prepared call with an idempotency key. `other` is a different body for the same key. */
export type Repeatable = {
  readonly actor: Actor;
  send(key: string, which: 'first' | 'other'): Promise<Reply>;
  /** The change of the balances by one call, from its response. */
  moves(reply: Reply): Partial<Minors>;
  /** Undoes the effects of a check. */
  undo?(reply: Reply): Promise<void>;
};

/** The checks of a call that moves money once for a key. `prepare` returns a call that was not sent yet. */
export function repeatsOf(prepare: (world: World) => Promise<Repeatable>): Readonly<Record<string, Run>> {
  /** Sends the call several times with one key. Expects the same response each time, and that the money moved once. */
  async function sendAll(world: World, how: (send: () => Promise<Reply>) => Promise<Reply[]>): Promise<void> {
    const { actor, send, moves, undo } = await prepare(world);
    const key = randomUUID();
    const before = await balancesOf(world, actor);
    const replies = await how(() => send(key, 'first'));
    const [first] = replies;
    expectThat(first !== undefined && first.httpStatus === 200 && !isRefused(first), '200 with the response of the call', first);
    for (const reply of replies)
      expectThat(isDeepStrictEqual(reply.json, first.json), `the same response for the same key and body: ${first.text}`, reply);
    await expectBalances(world, actor, moved(before, moves(first)));
    await undo?.(first);
  }

  return {
    'the same key and body give the same response and move the money once': (world) =>
      sendAll(world, async (send) => [await send(), await send(), await send()]),
    'five parallel calls with one key move the money once': (world) =>
      sendAll(world, (send) => Promise.all([send(), send(), send(), send(), send()])),
    'the same key with another body is a conflict and moves nothing': async (world) => {
      const { actor, send, moves, undo } = await prepare(world);
      const key = randomUUID();
      const before = await balancesOf(world, actor);
      const first = await send(key, 'first');
      expectThat(first.httpStatus === 200 && !isRefused(first), '200 with the response of the call', first);
      expectRefusal(await send(key, 'other'), 'conflict');
      await expectBalances(world, actor, moved(before, moves(first)));
      await undo?.(first);
    },
  };
}
