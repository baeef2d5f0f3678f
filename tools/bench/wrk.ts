import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Measures with wrk, which needs little CPU itself, how many requests a second a server handles at full load. @throws {Error} if a response is not 2xx. */
export async function fullLoad(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t', '1', '-c', '32', '-d', `${seconds}s`, ...sent, url]);
  const faults = /(Non-2xx or 3xx responses|Socket errors):.*/.exec(stdout)?.[0];
  if (faults) throw new Error(`${url} under full load: ${faults}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`wrk reported no rate for ${url}:\n${stdout}`);
  return perSecond;
}
