import type { IncomingMessage } from 'node:http';
import { callerOf, liveChannelPath } from '@playfront/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoizeLru } from '../memory/memoize-lru.ts';
import type { AddressCounter } from './address-counter.ts';
import type { RateName } from './limits.ts';
import type { RefusalLog } from './refusal-log.ts';

export type AddressLimits = {
  /** Counts a request of any kind. Returns whether the address is over its limit and gets no response. */
  isFlood(ip: string | undefined): boolean;
  /** Whether to log a refusal for this address: at most one line per second. */
  shouldLogRefusal(ip: string | undefined): boolean;
  /** Seconds until this address may request another page; 0: now. */
  pageWaitSeconds(ip: string): number;
  /** The same for a page that has to be rendered. */
  renderWaitSeconds(ip: string): number;
  /** Counts a page that was refused because the render queue is full. */
  noteBusy(ip: string | undefined): void;
  /** Refuses an API call if the address is over its limit or has too many calls in progress. Returns whether it was refused. */
  refusesCall(request: FastifyRequest, reply: FastifyReply): boolean;
};

const isLive = (url: string) => url.startsWith(liveChannelPath);

/** Set by Node on requests whose connection was upgraded; the header alone proves nothing. */
const isUpgraded = (request: IncomingMessage) => 'upgrade' in request && request.upgrade === true;

/** The limits of requests, by the address of the client as the trusted proxies report it. */
export function createAddressLimits(counter: AddressCounter, { note }: Pick<RefusalLog, 'note'>): AddressLimits {
  const known = memoizeLru(callerOf, 10_000);
  /** A disconnected client has no address any more. */
  const keyOf = (ip: string | undefined) => known(ip ?? '');

  /** Returns the seconds that a client has to wait; 0: allowed. */
  function take(limit: RateName & ('requests' | 'calls' | 'pages' | 'renders'), ip: string | undefined): number {
    const key = keyOf(ip);
    const waitSeconds = counter.take(limit, key);
    if (waitSeconds > 0) note(limit, key);
    return waitSeconds;
  }

  return {
    isFlood: (ip) => take('requests', ip) > 0,
    shouldLogRefusal: (ip) => counter.take('refusal_lines', keyOf(ip)) === 0,
    pageWaitSeconds: (ip) => take('pages', ip),
    renderWaitSeconds: (ip) => take('renders', ip),
    noteBusy: (ip) => note('busy', keyOf(ip)),
    refusesCall(request, reply) {
      // The preflight request precedes the call itself, so only the call is counted.
      const waitSeconds = request.method === 'OPTIONS' ? 0 : take('calls', request.ip);
      if (waitSeconds > 0) return refuse(reply, waitSeconds);
      const key = keyOf(request.ip);
      const limit = isLive(request.url) ? 'live_channels' : 'calls_in_progress';
      const release = counter.hold(limit, key);
      if (!release) {
        note(limit, key);
        return refuse(reply, 1);
      }
      // An upgraded connection has no response, so its socket is watched.
      (isUpgraded(request.raw) ? request.raw.socket : reply.raw).once('close', release);
      return false;
    },
  };
}

function refuse(reply: FastifyReply, waitSeconds: number): true {
  void reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', String(waitSeconds))
    .header('connection', 'close')
    .type('application/json; charset=utf-8')
    .send('{"status":0,"error":"too_many_requests"}');
  return true;
}
