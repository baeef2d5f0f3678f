import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAsNewPlayer } from '../site/cashier.ts';
import { startOwnSite } from '../site/own-site.ts';
import { test as base, expect } from '../site/test.ts';

type Behaviour = 'sends HTML' | 'is silent' | 'works';
type Provider = { behaviour: Behaviour; readonly url: string; close(): void };

/** A payment provider that opens payments on a page of its own, or not. */
async function startProvider(): Promise<Provider> {
  const provider: Provider = { behaviour: 'works', url: '', close: () => undefined };
  const server = createServer((request, response) => {
    const sendPage = (title: string) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>${title}</title><h1>${title}</h1>`);
    if (request.method === 'GET') return sendPage('Pay here');
    if (provider.behaviour === 'is silent') return undefined;
    if (provider.behaviour === 'sends HTML') return sendPage('Maintenance');
    const start = { id: crypto.randomUUID(), type: 'redirect_url', url: `${provider.url}/pay` };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(provider, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
}

const test = base.extend<{ provider: Provider & { readonly site: string } }>({
  provider: async ({}, use) => {
    const provider = await startProvider();
    const { url, stop } = await startOwnSite(provider.url);
    await use(Object.assign(provider, { site: url }));
    await stop();
    provider.close();
  },
  baseURL: async ({ provider }, use) => use(provider.site),
});

const paymentCall = /get_payment_\w+_url$/;

// The browser logs the response of the operator to a payment that could not be opened.
test.use({ expectedConsole: [/Failed to load resource.*status of 500/] });

test('a provider that sends HTML, or never responds, is reported, takes no money, and the next press opens the payment @payments', async ({
  site,
  page,
  provider,
}) => {
  await openAsNewPlayer(site);
  const amount = page.getByLabel('Amount', { exact: true });
  const submit = page.getByRole('button', { name: 'Deposit €20.00' });
  const gateways: string[] = [];
  page.on('request', (request) => gateways.push(...(paymentCall.exec(request.url()) ?? [])));
  await amount.fill('20');
  for (const behaviour of ['sends HTML', 'is silent'] as const) {
    provider.behaviour = behaviour;
    await Promise.all([page.waitForResponse(paymentCall), page.waitForResponse('**/api/front/get_processors'), submit.click()]);
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side. Try again in a moment.' })).toBeVisible();
    await expect(amount).toHaveValue('20');
    await expect(site.balance).toHaveAccessibleName('Balance €0.00');
  }
  provider.behaviour = 'works';
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
  expect(gateways).toHaveLength(3);
  expect(gateways[2], 'the preferred gateway is another one after a failure').not.toBe(gateways[0]);
  await site.open('/user-management?tab=deposit');
  await expect(site.balance).toHaveAccessibleName('Balance €0.00');
});
