import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../start/ports.mjs';
import { Refusal, root } from '../start/repository.mjs';
import { startServerProcess } from '../start/server-process.ts';

export type OperatorProcess = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it is ready. */
  startMs: number;
  ended: Promise<string>;
  stop(): Promise<void>;
};

const stopTimeoutMs = 12_000;
const readyWithinMs = 60_000;

/** Starts an API process on a database, without the other servers of `npm start`, and waits until it is ready. */
export async function startOperator(options: { databaseUrl: string; logFile: string; env?: NodeJS.ProcessEnv }): Promise<OperatorProcess> {
  const port = await freePortFrom(0);
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const server = startServerProcess({
    name: 'API',
    command: [process.execPath, join(root, 'apps/api/src/main.ts')],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      PSP_SECRET: 'a secret for this run only, of no use elsewhere',
      LOCAL_MAILBOX: '1',
      // One address and a few players, one of them an admin, send all requests: no limit may slow them down.
      OPERATOR_SETTINGS: '{"throttle_factor":0,"staff_second_factor":false}',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    logFile: options.logFile,
    cwd: root,
    onWarning: () => undefined,
  });
  let endReason: string | undefined;
  void server.ended.then((end) => (endReason = end));
  while (!(await isReady(url))) {
    if (endReason !== undefined) throw new Refusal(`The API did not start (${endReason}); log: ${options.logFile}.`);
    if (performance.now() - startedAtMs > readyWithinMs) throw new Refusal(`The API did not become ready; log: ${options.logFile}.`);
    await sleep(10);
  }
  return { url, pid: server.pid, startMs: performance.now() - startedAtMs, ended: server.ended, stop: () => server.stop(stopTimeoutMs) };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** POSTs a call of the contract. @throws {Error} if it is refused. */
export async function call<Result>(url: string, path: string, body: object, authorization?: string): Promise<Result> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });
  const result = (await response.json()) as Result & { status?: number };
  if (!response.ok || result.status === 0) throw new Error(`${path} responded ${response.status}: ${JSON.stringify(result)}`);
  return result;
}
