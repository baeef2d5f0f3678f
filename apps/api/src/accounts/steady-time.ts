import { setTimeout as wait } from 'node:timers/promises';

/** Does work and returns at the next full step of time, so that the duration does not reveal what was found. */
export async function inSteadyTime<T>(work: () => Promise<T>, stepMs: number): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  const elapsed = performance.now() - startedAt;
  await wait(Math.ceil(elapsed / stepMs) * stepMs - elapsed);
  return result;
}
