import type { FastifyInstance } from 'fastify';
import type { AddressLimits } from '../load/address-limits.ts';

export type Readiness = { apiUrl: string; assetCount: number; isClosing(): boolean; limits: AddressLimits };

const probeTimeoutMs = 2_000;

/** `/healthz`: the process is running. `/readyz`: it can serve players, which requires the API and the built files. */
export function healthRoutes(server: FastifyInstance, { apiUrl, assetCount, isClosing, limits }: Readiness): void {
  server.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    if (limits.refusesCall(request, reply)) return reply;
    const isApiReady = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(probeTimeoutMs) }).then(
      (response) => response.ok,
      () => false,
    );
    const isReady = isApiReady && assetCount > 0 && !isClosing();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', api: isApiReady, assets: assetCount });
  });
}
