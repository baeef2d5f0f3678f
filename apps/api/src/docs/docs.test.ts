import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createOpenApi } from '@playfront/api-contract/openapi';
import { expectDocumented } from '../testing/documented-refusals.ts';
import { registerDocs } from './docs.routes.ts';

describe('the documents of the API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playfront-docs-'));
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  registerDocs(app, join(folder, 'openapi.json'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are reported as missing before they were built', async () => {
    expect((await app.inject('/api/docs/openapi.json')).statusCode).toBe(404);
  });

  it('are the document of the contract, with 304 while it is unchanged', async () => {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(createOpenApi('1.0.0')));
    const response = await app.inject('/api/docs/openapi.json');
    expect(response.json()).toMatchObject({ openapi: '3.1.0', paths: { '/front/get_games': { post: { operationId: 'frontGetGames' } } } });
    const again = await app.inject({ url: '/api/docs/openapi.json', headers: { 'if-none-match': String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('include a viewer that loads nothing from other origins and runs no inline scripts', async () => {
    const { body, headers } = await app.inject('/api/docs/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).not.toMatch(/<script>|<style|https?:|\son\w+=/);
    for (const [, path = ''] of body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const part = await app.inject(path);
      expect([path, part.statusCode]).toEqual([path, 200]);
      expect(part.headers['content-type']).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
    }
  });

  it('are compared with the refusals that the operator returns in tests', () => {
    expect(() => expectDocumented('front/auth/login/', { status: 0, error: 'failed_login' })).not.toThrow();
    expect(() => expectDocumented('front/logout', { status: 0, error: 'too_many_requests' })).not.toThrow();
    expect(() => expectDocumented('payment/get_payment_card_url', { status: 0, error: 'username_duplicated' })).toThrow('does not say');
    expect(() => expectDocumented('front/register_player', { status: 0, error: 'field_required', fields: { city: 'wrong_card' } })).toThrow(
      'wrong_card',
    );
  });
});
