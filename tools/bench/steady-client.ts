// Sends requests at a steady rate and prints the response times as JSON: `node steady-client.ts '{"url":…,"headers":…,"perSecond":…,"seconds":…}'`.
// Runs as a separate process, so that the garbage collection of the benchmark does not distort the times.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SteadyLoad } from './steady-load.ts';

/** During the warm-up the client opens its connections; these responses do not count. */
const warmUpMs = 1_000;

const { url, headers, perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as SteadyLoad;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(): Promise<{ sentAtMs: number; ms: number }> {
  const sentAtMs = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ sentAtMs, ms: performance.now() - sentAtMs });
        else reject(new Error(`${url} responded ${response.statusCode}`));
      });
      response.resume();
    })
      .once('error', reject)
      .end();
  });
}

const tookMs: number[] = [];
const faults: unknown[] = [];
const responses: Promise<unknown>[] = [];
const startedAtMs = performance.now();
const count = perSecond * (seconds + warmUpMs / 1_000);
while (responses.length < count) {
  const target = Math.min(count, Math.ceil(((performance.now() - startedAtMs) / 1_000) * perSecond));
  while (responses.length < target)
    responses.push(
      send().then(
        ({ sentAtMs, ms }) => {
          if (sentAtMs - startedAtMs > warmUpMs) tookMs.push(ms);
        },
        (error: unknown) => faults.push(error),
      ),
    );
  await sleep(1);
}
await Promise.all(responses);
agent.destroy();
if (faults.length > 0) throw new Error(`${faults.length} of ${count} requests failed`, { cause: faults[0] });
console.log(JSON.stringify(tookMs));
