import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from './ports.mjs';
import { Refusal, root } from './repository.mjs';
import { startServerProcess } from './server-process.ts';

export type GatewayProcess = {
  url: string;
  pid: number;
  /** Milliseconds of CPU time used so far by all its threads. */
  cpuMs(): number;
  stop(): Promise<void>;
};

type GatewayOptions = {
  /** Origin of the operator's API. */
  apiUrl: string;
  logFile: string;
  /** By default any free port. */
  port?: number;
  /** Further settings of the gateway. */
  env?: NodeJS.ProcessEnv;
};

const readyWithinMs = 60_000;
/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** All load comes from one address. Limits that are never reached cost as much as others; 0 would skip the check. */
const noLimits = { REQUESTS_PER_SECOND: '100000000', CALLS_PER_SECOND: '100000000', PAGES_PER_SECOND: '100000000', RENDERS_PER_SECOND: '100000000' };

/** Starts a gateway over the built sites in front of an API and waits until it is ready. */
export async function startGateway({ apiUrl, logFile, port: wanted = 0, env = {} }: GatewayOptions): Promise<GatewayProcess> {
  const port = await freePortFrom(wanted);
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const server = startServerProcess({
    name: 'gateway',
    command: [process.execPath, join(root, 'apps/gateway/src/main.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      ...noLimits,
      ...env,
    },
    logFile,
    cwd: root,
    onWarning: () => undefined,
  });
  let how: string | undefined;
  void server.ended.then((end) => (how = end));
  while (!(await isReady(url))) {
    if (how !== undefined) throw new Refusal(`The gateway did not start (${how}); log: ${logFile}. Are the sites built (\`npm run build\`)?`);
    if (performance.now() - startedAtMs > readyWithinMs) throw new Refusal(`The gateway did not become ready; log: ${logFile}.`);
    await sleep(20);
  }
  return { url, pid: server.pid, cpuMs: () => cpuMsOf(server.pid), stop: () => server.stop(12_000) };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function cpuMsOf(pid: number): number {
  // The process name may contain spaces; after it, user and system time are the 12th and 13th field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
