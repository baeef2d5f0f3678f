import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { reasonForNoOperator } from './probe.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a site that serves the operator's calls below `path`, and a page for all other requests. */
async function startSite(path: string, requested: string[] = []): Promise<string> {
  const started = createServer((request, response) => {
    requested.push(request.url ?? '');
    const isCall = request.url === `${path}/front/get_setting`;
    response.writeHead(isCall ? 200 : 404, { 'content-type': isCall ? 'application/json' : 'text/html' });
    response.end(isCall ? '{"status":1,"setting":{}}' : '<!doctype html><h1>This page could not be found</h1>');
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

it('suggests the API address if the address of the site was given', async () => {
  const site = await startSite('/api');
  const text = await reasonForNoOperator(`${site}/`);
  expect(text).toBe(`${site}/ does not respond as an operator (front/get_setting). ${site}/api does: use --base ${site}/api`);
});

it('reports that neither address is an operator', async () => {
  const site = await startSite('/elsewhere');
  expect(await reasonForNoOperator(site)).toBe(
    `${site} does not respond as an operator (front/get_setting). Neither does ${site}/api. --base must be the base URL of the calls.`,
  );
});

it('accepts an operator after one request', async () => {
  const requested: string[] = [];
  const site = await startSite('/api', requested);
  expect(await reasonForNoOperator(`${site}/api`)).toBeUndefined();
  expect(requested).toEqual(['/api/front/get_setting']);
});

it('reports why there is no response', async () => {
  expect(await reasonForNoOperator('http://127.0.0.1:9')).toMatch(/^No response from http:\/\/127\.0\.0\.1:9: /);
});
