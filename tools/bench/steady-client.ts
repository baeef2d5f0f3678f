// Sends requests at a steady rate and prints how long the responses took: `node steady-client.ts '{"url":…,"headers":…,"perSecond":…,"seconds":…}'`.
// A process of its own, as whoever measures has other things to do meanwhile, such as collecting what earlier sections left.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SteadyLoad } from './steady-load.ts';

/** Warm-up, in which the client opens its connections; these responses do not count. */
const warmUpMs = 1_000;

const { url, headers, perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as SteadyLoad;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function ask(): Promise<{ sentAtMs: number; ms: number }> {
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

const tookMs: number[] = [];
const faults: unknown[] = [];
const answers: Promise<unknown>[] = [];
const startedAtMs = performance.now();
const count = perSecond * (seconds + warmUpMs / 1_000);
while (answers.length < count) {
  const due = Math.min(count, Math.ceil(((performance.now() - startedAtMs) / 1_000) * perSecond));
  while (answers.length < due)
    answers.push(
      ask().then(
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
console.log(JSON.stringify(tookMs));
