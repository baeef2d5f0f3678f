import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long the asker itself gets warm and opens its connections; those answers do not count. */
const warmUpMs = 1_000;

/**
 * Asks for an address `perSecond` times a second, evenly and whether or not earlier answers have come, and says how many milliseconds the 99th
 * percentile of the answers took to arrive whole. @throws when any is not 200.
 */
export async function steadyP99Ms(url: string, headers: Readonly<Record<string, string>>, perSecond: number, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const tookMs: number[] = [];
  const faults: unknown[] = [];
  const answers: Promise<unknown>[] = [];
  const startedAtMs = performance.now();
  const count = perSecond * (seconds + warmUpMs / 1_000);
  while (answers.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - startedAtMs) / 1_000) * perSecond));
    while (answers.length < due)
      answers.push(
        ask(url, headers, agent).then(
          ({ sentAtMs, ms }) => {
            if (sentAtMs - startedAtMs > warmUpMs) tookMs.push(ms);
          },
          (error: unknown) => faults.push(error),
        ),
      );
    await sleep(1);
  }
  await Promise.all(answers);
  agent.destroy();
  if (faults.length > 0) throw new Error(`${faults.length} of ${count} requests failed`, { cause: faults[0] });
  return tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
}

function ask(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<{ sentAtMs: number; ms: number }> {
  const sentAtMs = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ sentAtMs, ms: performance.now() - sentAtMs });
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
      response.resume();
    })
      .once('error', reject)
      .end();
  });
}
