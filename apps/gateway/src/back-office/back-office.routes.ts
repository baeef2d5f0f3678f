import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../assets/asset.routes.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { backOfficePolicy, reportingEndpoints } from '../security/content-security-policy.ts';

const folder = '/back-office';

/** The back office: one HTML file for all its paths, neither cached nor indexed, and its hashed files. */
export function backOfficeRoutes(server: FastifyInstance, assets: AssetStore): void {
  for (const url of [folder, `${folder}/*`]) {
    server.get(url, (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      reply.header('x-robots-tag', 'noindex, nofollow');
      // Not returned: Fastify would wait for the reply as for a promise.
      if (path.startsWith(`${folder}/assets/`)) return void sendAsset(request, reply, assets.get(path));
      const page = assets.get(`${folder}/index.html`);
      if (page) reply.header('content-security-policy', backOfficePolicy).header('reporting-endpoints', reportingEndpoints);
      reply.header('referrer-policy', 'no-referrer').header('cross-origin-opener-policy', 'same-origin');
      sendAsset(request, reply, page, 'no-store');
    });
  }
}
