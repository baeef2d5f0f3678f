import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePortFrom } from '../../../tools/start/ports.mjs';
import { Refusal, root } from '../../../tools/start/repository.mjs';
import { startServerProcess } from '../../../tools/start/server-process.ts';

/** Starts a gateway in front of an API and waits until it is ready. The sites must have been built. */
export async function startGateway(apiUrl: string, logFile: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePortFrom(0);
  const url = `http://localhost:${port}`;
  const server = startServerProcess({
    name: 'gateway',
    command: [process.execPath, join(root, 'apps/gateway/src/main.ts')],
    // The suite makes thousands of calls from one address.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_URL: apiUrl,
      PUBLIC_URL: url,
      PORT: String(port),
      CALLS_PER_SECOND: '0',
      REQUESTS_PER_SECOND: '0',
    },
    logFile,
    cwd: root,
    onWarning: () => undefined,
  });
  let how: string | undefined;
  void server.ended.then((end) => (how = end));
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (how !== undefined) throw new Refusal(`The gateway did not start (${how}); its log is ${logFile}.`);
    await sleep(20);
  }
  return { url, stop: () => server.stop(12_000) };
}
