import type { FastifyRequest } from 'fastify';

type Headers = Record<string, unknown>;

// A client must not set these; the gateway sets those that the API needs.
const spoofable =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip|x-request-id|x-original-.*|x-rewrite-url)$/;

/** Hop-by-hop headers: they apply to the connection between the client and the gateway only. */
const hopByHop = /^(expect|upgrade|keep-alive|proxy-connection|te|trailer)$/;

/** Request headers for the API: the client's claims about its address are replaced by the gateway's, which trusts only configured proxies. */
export function forwardedHeaders<Sent extends Headers>(request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>, headers: Sent): Sent {
  const forwarded = Object.entries(headers).filter(([name]) => !spoofable.test(name.toLowerCase()) && !hopByHop.test(name.toLowerCase()));
  return {
    ...(Object.fromEntries(forwarded) as Sent),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
