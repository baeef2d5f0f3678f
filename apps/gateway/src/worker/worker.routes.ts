import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../assets/asset.routes.ts';
import { assetOf } from '../assets/asset-store.ts';
import type { SiteBuild, WorkerParts } from '../document/site-build.ts';
import { workerPolicy } from '../security/content-security-policy.ts';

/** `/sw.js`: the service worker of both builds, at the root so that its scope is the entire site (spec §7). */
export function workerRoutes(server: FastifyInstance, builds: readonly SiteBuild[]): void {
  const parts = builds.flatMap(({ worker }) => worker ?? []);
  const worker = parts[0] && assetOf('sw.js', Buffer.from(workerScript(parts[0], parts)));
  server.get('/sw.js', (request, reply) => {
    reply.header('content-security-policy', workerPolicy).header('service-worker-allowed', '/');
    return sendAsset(request, reply, worker);
  });
}

function workerScript({ script, messages }: WorkerParts, parts: readonly WorkerParts[]): string {
  return `const workerSite={builds:[${parts.map(({ build }) => build).join()}],messages:${messages}};\n${script}`;
}
