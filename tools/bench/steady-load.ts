import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const client = fileURLToPath(new URL('steady-client.ts', import.meta.url));

/** `headers` go with each request; `seconds` count after one second of warm-up. */
export type SteadyLoad = { url: string; headers: Readonly<Record<string, string>>; perSecond: number; seconds: number };

/**
 * Asks for an address `perSecond` times a second, evenly and whether or not earlier answers have come, and says how many milliseconds the 99th
 * percentile of the answers took to arrive whole. Asked from a process of its own
 * (`steady-client.ts`). @throws with what that said when an answer is not 200.
 */
export async function steadyP99Ms(load: SteadyLoad): Promise<number> {
  const { stdout } = await run(process.execPath, [client, JSON.stringify(load)], { maxBuffer: 16_000_000 });
  const tookMs = JSON.parse(stdout) as number[];
  return tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
}
