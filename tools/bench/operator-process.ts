import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../start/ports.mjs';
import { Refusal, root } from '../start/repository.mjs';
import { startServerProcess } from '../start/server-process.ts';

export type OperatorProcess = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first "ready". */
  startMs: number;
  ended: Promise<string>;
  stop(): Promise<void>;
};

const patienceMs = 12_000;
const readyWithinMs = 60_000;

/** Starts an API process over a database, as `npm start` does but alone, and waits until it is ready. */
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
      // What is measured is the machine: one address and a few players make all the requests, an officer among them.
      OPERATOR_SETTINGS: '{"throttle_factor":0,"staff_second_factor":false}',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    logFile: options.logFile,
    cwd: root,
    onWarning: () => undefined,
  });
  let how: string | undefined;
  void server.ended.then((end) => (how = end));
  while (!(await isReady(url))) {
    if (how !== undefined) throw new Refusal(`The API did not start (${how}); its log is ${options.logFile}.`);
    if (performance.now() - startedAtMs > readyWithinMs) throw new Refusal(`The API did not get ready; its log is ${options.logFile}.`);
    await sleep(10);
  }
  return { url, pid: server.pid, startMs: performance.now() - startedAtMs, ended: server.ended, stop: () => server.stop(patienceMs) };
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** POSTs a call of the contract. @throws when it is refused: a benchmark measures what works. */
export async function call<Answer>(url: string, path: string, body: object, authorization?: string): Promise<Answer> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer & { status?: number };
  if (!response.ok || answer.status === 0) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
