import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const client = fileURLToPath(new URL('steady-client.ts', import.meta.url));

/** `headers` are sent with each request; `seconds` do not include one second of warm-up. */
export type SteadyLoad = { url: string; headers: Readonly<Record<string, string>>; perSecond: number; seconds: number };

/**
 * Requests a URL `perSecond` times a second from a separate process (`steady-client.ts`), evenly and without waiting for earlier responses. Returns the
 * 99th percentile of the times until a response was complete, in ms. @throws {Error} if a response is not 200.
 */
export async function steadyP99Ms(load: SteadyLoad): Promise<number> {
  const { stdout } = await run(process.execPath, [client, JSON.stringify(load)], { maxBuffer: 16_000_000 });
  const tookMs = JSON.parse(stdout) as number[];
  return tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
}
