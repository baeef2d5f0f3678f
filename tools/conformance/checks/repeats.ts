import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expectRefusal, expectThat, isRefused } from '../check.ts';
import { expectBalances, balancesOf, moved, type Minors } from '../money.ts';
import type { Reply } from '../reply.ts';
import type { Actor, World } from '../world.ts';
import type { Run } from './call-checks.ts';

/** A call that carries a key, ready to be sent with one. `other` is another body for the same key. */
export type Repeatable = {
  readonly actor: Actor;
  send(key: string, which: 'first' | 'other'): Promise<Reply>;
  /** What one call of it moves, by its answer. */
  moves(reply: Reply): Partial<Minors>;
  /** Takes back what a check left behind. */
  undo?(reply: Reply): Promise<void>;
};

/** The rows of a call that moves money once for a key. `prepare` makes one that was not sent yet. */
export function repeatsOf(prepare: (world: World) => Promise<Repeatable>): Readonly<Record<string, Run>> {
  /** Sends it `times` with one key, by `how`; all are answered the same, and the money has moved once. */
  async function sendAll(world: World, how: (send: () => Promise<Reply>) => Promise<Reply[]>): Promise<void> {
    const { actor, send, moves, undo } = await prepare(world);
    const key = randomUUID();
    const before = await balancesOf(world, actor);
    const replies = await how(() => send(key, 'first'));
    const [first] = replies;
    expectThat(first !== undefined && first.httpStatus === 200 && !isRefused(first), '200 with the answer of the call', first);
    for (const reply of replies)
      expectThat(isDeepStrictEqual(reply.json, first.json), `the same answer for the same key and body: ${first.text}`, reply);
    await expectBalances(world, actor, moved(before, moves(first)));
    await undo?.(first);
  }

  return {
    'the same key and body answer the same, and the money moves once': (world) =>
      sendAll(world, async (send) => [await send(), await send(), await send()]),
    'five at once with one key move it once': (world) => sendAll(world, (send) => Promise.all([send(), send(), send(), send(), send()])),
    'the same key with another body is a conflict and moves nothing': async (world) => {
      const { actor, send, moves, undo } = await prepare(world);
      const key = randomUUID();
      const before = await balancesOf(world, actor);
      const first = await send(key, 'first');
      expectThat(first.httpStatus === 200 && !isRefused(first), '200 with the answer of the call', first);
      expectRefusal(await send(key, 'other'), 'conflict');
      await expectBalances(world, actor, moved(before, moves(first)));
      await undo?.(first);
    },
  };
}
