import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../assets/asset.routes.ts';
import type { SiteBuild } from '../document/site-build.ts';
import { formFactorOf, formFactorVary, type FormFactor } from '../form-factor/formFactorOf.ts';
import { workerPolicy } from '../security/content-security-policy.ts';

/**
 * `/sw.js`: a build's service worker, at the root so that it may answer for the whole site (spec §7). A page names its build (`?build=mobile`), since
 * its worker is asked for again when the visitor has long gone over to the other.
 */
export function workerRoutes(server: FastifyInstance, builds: Readonly<Record<FormFactor, SiteBuild>>): void {
  server.get<{ Querystring: { build?: unknown } }>('/sw.js', (request, reply) => {
    const { build } = request.query;
    const { worker } = builds[build === 'desktop' || build === 'mobile' ? build : formFactorOf(request.headers)];
    reply.header('content-security-policy', workerPolicy).header('service-worker-allowed', '/');
    return sendAsset(request, reply, worker ?? undefined, 'no-cache', formFactorVary);
  });
}
