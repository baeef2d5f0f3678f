import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startGateway } from '../../../../tools/start/gateway-process.ts';
import { freePortFrom } from '../../../../tools/start/ports.mjs';
import { root } from '../../../../tools/start/repository.mjs';
import { startServerProcess } from '../../../../tools/start/server-process.ts';
import { changeDatabase } from './site-database.ts';

const stopTimeoutMs = 12_000;
const freePort = () => freePortFrom(20_000 + Math.floor(Math.random() * 10_000));

/** Starts a site with its own operator and database, whose payment provider is at `pspUrl`. What happens to that provider affects no other journey. */
export async function startOwnSite(pspUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-own-site-'));
  const name = `own_site_${randomBytes(5).toString('hex')}`;
  await changeDatabase(`create database ${name}`, []);
  const database = Object.assign(new URL(process.env['SITE_DATABASE'] ?? ''), { pathname: name }).href;
  const [sitePort, port] = [await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${port}`;
  const api = startServerProcess({
    name: 'API',
    command: [process.execPath, join(root, 'apps/api/src/main.ts')],
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${sitePort}`, LOCAL_MAILBOX: '1' },
      ...{ DATABASE_URL: database, DATABASE_OWNER_URL: '', REDIS_URL: '', DEMO_PASSWORD: '', OPERATOR_SETTINGS: '{"throttle_factor":0}' },
      ...{ PSP_URL: pspUrl, PSP_SECRET: randomBytes(32).toString('hex'), FACTOR_SECRET: randomBytes(32).toString('hex') },
    },
    logFile: join(folder, 'api.log'),
    cwd: root,
    onWarning: () => undefined,
  });
  async function stopOperator(): Promise<void> {
    await api.stop(stopTimeoutMs);
    await changeDatabase(`drop database ${name}`, []);
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await expect(async () => expect((await fetch(`${apiUrl}/readyz`)).ok).toBe(true)).toPass();
    const gateway = await startGateway({ apiUrl, logFile: join(folder, 'gateway.log'), port: sitePort, env: { PSP_ORIGINS: pspUrl } });
    return {
      url: gateway.url,
      async stop() {
        await gateway.stop();
        await stopOperator();
      },
    };
  } catch (error) {
    await stopOperator();
    throw error;
  }
}
