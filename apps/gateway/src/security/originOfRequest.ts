import type { FastifyRequest } from 'fastify';

/** The origin the browser asked, or null when its Host is not one we would repeat in a header. */
export function originOfRequest(request: Pick<FastifyRequest, 'host' | 'protocol'>): string | null {
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i.test(request.host) ? `${request.protocol}://${request.host}` : null;
}
