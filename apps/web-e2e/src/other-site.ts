import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../../tools/start/gateway-process.ts';

/** The order of the ports: both builds start a second site at the same time, so each has its own port. */
export const formFactors = ['desktop', 'mobile'] as const;

/** Origin of a second site, which the operator must allow. */
export const otherSiteUrl = (port: number) => `http://127.0.0.1:${port}`;

/** Starts a second site, whose pages call the journeys' operator at another origin. */
export async function startOtherSite(formFactor: (typeof formFactors)[number]): Promise<{ url: string; operator: string; stop(): Promise<void> }> {
  const operator = process.env['API_URL'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'playfront-other-site-'));
  const { url, stop } = await startGateway({
    apiUrl: operator,
    logFile: join(folder, 'gateway.log'),
    port: Number(process.env['OTHER_SITE_PORTS']?.split(',')[formFactors.indexOf(formFactor)]),
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
