import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedDatabase } from '../../../tools/start/embedded-database.ts';
import { freePortFrom } from '../../../tools/start/ports.mjs';
import { Refusal, root } from '../../../tools/start/repository.mjs';
import { startServerProcess } from '../../../tools/start/server-process.ts';

/** The secret that provider and operator sign with. */
export const sandboxSecret = 'a secret for this run only, of no use elsewhere';

export type SandboxProcess = { url: string; stop(): Promise<void> };

/** Starts the payment sandbox over a database and waits until it is ready. */
export async function startSandbox(database: Pick<EmbeddedDatabase, 'url' | 'appUrl'>, logFile: string): Promise<SandboxProcess> {
  const port = await freePortFrom(0);
  const url = `http://localhost:${port}`;
  const server = startServerProcess({
    name: 'payment sandbox',
    command: [process.execPath, join(root, 'apps/api/src/sandbox/main.ts')],
    env: {
      ...process.env,
      ...{ HOST: 'localhost', PORT: String(port), DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url },
      ...{ PSP_URL: url, PSP_SECRET: sandboxSecret },
    },
    logFile,
    cwd: root,
    onWarning: () => undefined,
  });
  let how: string | undefined;
  void server.ended.then((end) => (how = end));
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (how !== undefined) throw new Refusal(`The payment sandbox did not start (${how}); its log is ${logFile}.`);
    await sleep(20);
  }
  return { url, stop: () => server.stop(12_000) };
}

/** Pays on the sandbox's card page and approves the payment, as a player does. */
export async function payByCard(pageUrl: string): Promise<void> {
  const card = { holder: 'Rae Regular', number: '4111 1111 1111 1111', month: '12', year: '2040', cvv: '123' };
  for (const [step, form] of [
    ['card', card],
    ['decision', { decision: 'approve' }],
  ] as const) {
    await fetch(`${pageUrl}/${step}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  }
}
