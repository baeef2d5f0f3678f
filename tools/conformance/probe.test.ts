import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { whyNoOperator } from './probe.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site whose operator answers under `path`, and which answers everything else with a page. */
async function startSite(path: string, asked: string[] = []): Promise<string> {
  const started = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isCall = request.url === `${path}/front/get_setting`;
    response.writeHead(isCall ? 200 : 404, { 'content-type': isCall ? 'application/json' : 'text/html' });
    response.end(isCall ? '{"status":1,"setting":{}}' : '<!doctype html><h1>This page could not be found</h1>');
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

it('says that the address of the site is not the operator, and which one is, in one line', async () => {
  const site = await startSite('/api');
  const text = await whyNoOperator(`${site}/`);
  expect(text).toBe(`${site}/ does not answer as an operator (front/get_setting). ${site}/api does: use --base ${site}/api`);
});

it('says so where no operator is known either', async () => {
  const site = await startSite('/elsewhere');
  expect(await whyNoOperator(site)).toBe(
    `${site} does not answer as an operator (front/get_setting). Neither does ${site}/api. --base is the address under which the calls are.`,
  );
});

it('asks an operator once and lets the suite run', async () => {
  const asked: string[] = [];
  const site = await startSite('/api', asked);
  expect(await whyNoOperator(`${site}/api`)).toBeUndefined();
  expect(asked).toEqual(['/api/front/get_setting']);
});

it('says why nothing answers', async () => {
  expect(await whyNoOperator('http://127.0.0.1:9')).toMatch(/^Nothing answers at http:\/\/127\.0\.0\.1:9: /);
});
