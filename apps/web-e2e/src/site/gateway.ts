import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePortFrom } from '../../../../tools/start/ports.mjs';

const gatewayMain = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));

export type OwnGateway = { readonly url: string; stop(): Promise<void> };

/** Starts a separate gateway in front of an operator, with the built sites. */
export async function startGateway(apiUrl: string, environment: NodeJS.ProcessEnv = {}): Promise<OwnGateway> {
  const port = await freePortFrom(20_000 + Math.floor(Math.random() * 10_000));
  const url = `http://localhost:${port}`;
  const gateway = spawn(process.execPath, [gatewayMain], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_URL: apiUrl, PUBLIC_URL: url, ...environment },
    stdio: 'ignore',
  });
  const ended = once(gateway, 'exit');
  await expect(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true)).toPass();
  return {
    url,
    async stop() {
      gateway.kill('SIGTERM');
      await ended;
    },
  };
}
