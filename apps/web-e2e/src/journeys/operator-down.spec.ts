import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../site/gateway.ts';
import { expect, test } from '../site/test.ts';

/** An operator that sends `result` to every call, or never responds without one. */
async function brokenOperator(result?: { status: number; body: string }): Promise<Server> {
  const server = createServer((_, response) => {
    if (result) response.writeHead(result.status, { 'content-type': 'application/json' }).end(result.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

// Spec §4: if the look-up of the visitor fails, the page is shown anyway and the failure is logged.
test.use({ expectedConsole: [/Failed to load resource|The visitor could not be looked up/] });

for (const [state, result] of [
  ['does not respond', undefined],
  ['sends invalid responses', { status: 200, body: '{"status":1,"games":"many"}' }],
  ['fails', { status: 500, body: '{"status":0,"error":"action_failed"}' }],
] as const) {
  test(`the page is rendered and usable while the operator ${state} @gateway @casino${state === 'fails' ? ' @gate' : ''}`, async ({ site, page }) => {
    const operator = await brokenOperator(result);
    const gateway = await startGateway(addressOf(operator));
    try {
      const response = await page.goto(`${gateway.url}/online-casino`);
      expect(response?.status()).toBe(200);
      await expect(site.header.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (result) await expect(page.getByText('The games could not be loaded').first()).toBeVisible();
    } finally {
      operator.closeAllConnections();
      operator.close();
      await gateway.stop();
    }
  });
}
