import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../../tools/start/gateway-process.ts';

/** Starts a second site, whose pages call the operator of the journeys at its own origin. */
export async function startOtherSite(): Promise<{ url: string; operator: string; stop(): Promise<void> }> {
  const operator = process.env['API_URL'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'playfront-other-site-'));
  const { url, stop } = await startGateway({
    apiUrl: operator,
    logFile: join(folder, 'gateway.log'),
    port: Number(new URL(process.env['OTHER_SITE_URL'] ?? '').port),
    env: { API_BASE_URL: `${operator}/api`, SOCKET_BASE_URL: operator, IP_ECHO_URL: `${operator}/ip` },
  });
  return {
    url,
    operator,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
