import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { frontAuthGetIpStack } from '@playfront/api-contract';
import type { CallRegistry } from '../http/register-call.ts';
import { refuse } from '../http/failures.ts';
import type { Geo } from './geo.ts';

export function registerGeo(app: FastifyInstance, calls: CallRegistry, geo: Geo): void {
  calls.open(frontAuthGetIpStack, async ({ body, request }) => {
    const ip = body.ip.trim() || request.ip;
    if (isIP(ip) === 0) return refuse('malformed');
    return { status: 1, data: { ip, country_code: geo.countryOf(ip) } };
  });

  /** The client's address as plain text: the IP-echo service of spec §7. */
  app.get('/ip', (request, reply) => reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(request.ip));
}
