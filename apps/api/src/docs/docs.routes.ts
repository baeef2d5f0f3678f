import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/failures.ts';

/** Output of the `build` target. */
export const openApiFile = fileURLToPath(new URL('../../dist/openapi.json', import.meta.url));

const viewerFolder = fileURLToPath(new URL('viewer', import.meta.url));
const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Scripts and styles of this origin only; the viewer's icons are images in its style sheet. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Page = { readonly path: string; readonly file: string; readonly type: string };

/** The contract as an OpenAPI document, and a viewer to read it and try calls, under `/api/docs`. */
export function registerDocs(app: FastifyInstance, document = openApiFile): void {
  const pages: readonly Page[] = [
    { path: '', file: join(viewerFolder, 'index.html'), type: 'text/html; charset=utf-8' },
    { path: '/viewer.js', file: join(viewerFolder, 'viewer.js'), type: 'text/javascript; charset=utf-8' },
    { path: '/swagger-ui-bundle.js', file: join(swaggerFolder, 'swagger-ui-bundle.js'), type: 'text/javascript; charset=utf-8' },
    { path: '/swagger-ui.css', file: join(swaggerFolder, 'swagger-ui.css'), type: 'text/css; charset=utf-8' },
    { path: '/openapi.json', file: document, type: 'application/json; charset=utf-8' },
  ];
  for (const { path, file, type } of pages) {
    app.get(`/api/docs${path}`, async (request, reply) => {
      // Read on demand: the viewer is large and most processes never serve it.
      const body = await readFile(file).catch(() => undefined);
      if (!body) {
        request.log.warn({ file }, 'not built');
        return reply.code(404).send(refuse('not_found'));
      }
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      reply
        .header('content-security-policy', policy)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'no-cache')
        .header('etag', etag);
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
    });
  }
}
