import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests a second that a server answers at full load, by wrk: it takes little enough of the machine to let a fast server show. @throws when any answer is not 2xx. */
export async function fullLoad(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t', '1', '-c', '32', '-d', `${seconds}s`, ...sent, url]);
  const faults = /(Non-2xx or 3xx responses|Socket errors):.*/.exec(stdout)?.[0];
  if (faults) throw new Error(`${url} under full load: ${faults}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`wrk said nothing of ${url}:\n${stdout}`);
  return perSecond;
}
