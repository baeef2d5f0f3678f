import type { FastifyRequest } from 'fastify';

type Headers = Record<string, unknown>;

// What a client may not tell the API about itself or about proxies on the way.
const forged =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip|x-request-id|x-original-.*|x-rewrite-url)$/;

/** Between the sender and us only: what it waits for has been said by then, and what it would change to is not done. */
const ofThisConnection = /^(expect|upgrade|keep-alive|proxy-connection|te|trailer)$/;

/** Request headers for the API: the sender's own say on its address is dropped, ours (which believes only trusted proxies) is put in. */
export function forwardedHeaders<Sent extends Headers>(request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol' | 'id'>, headers: Sent): Sent {
  const kept = Object.entries(headers).filter(([name]) => !forged.test(name.toLowerCase()) && !ofThisConnection.test(name.toLowerCase()));
  return {
    ...(Object.fromEntries(kept) as Sent),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}
