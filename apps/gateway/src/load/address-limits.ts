import type { IncomingMessage } from 'node:http';
import { callerOf, liveChannelPath } from '@playfront/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { memoizeLru } from '../memory/memoizeLru.ts';
import { cutOffEvent } from './bounded-web-socket.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import type { RefusalKind, RefusalLog } from './refusal-log.ts';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

export type AddressLimits = {
  /** Counts a request of any kind. Returns whether the address is over its limit and gets no response at all. */
  isFlood(ip: string | undefined): boolean;
  /** Whether to log a refusal for this address: at most one line per second. */
  logsRefusal(ip: string | undefined): boolean;
  /** Seconds until this address may request another page; 0: now. */
  pageWaitSeconds(ip: string): number;
  /** The same for a page that has to be rendered. */
  renderWaitSeconds(ip: string): number;
  /** Counts a page that was refused because the render queue is full. */
  noteBusy(ip: string | undefined): void;
  /** Refuses an API call if the address is over its limit or has too many calls in progress. Returns whether it was refused. */
  refusesCall(request: FastifyRequest, reply: FastifyReply): boolean;
};

export type AddressLimitRates = {
  requestsPerSecond: number;
  callsPerSecond: number;
  pagesPerSecond: number;
  rendersPerSecond: number;
  connectionsPerAddress: number;
};

/** Maximum calls in progress per address, including half-sent and half-read ones: half of the connections to the API. */
const callsAtOnce = 64;
/** Long enough for one person, or a household, to open many new pages one after another. */
const renderBurstSeconds = 20;
/** Live channels: one per open page; a polling one holds a request for 25 seconds. */
const isLive = (url: string) => url.startsWith(liveChannelPath);

/** Set by Node on requests whose connection was upgraded; the header alone proves nothing. */
const isUpgraded = (request: IncomingMessage) => 'upgrade' in request && request.upgrade === true;

/** Limits per address (an IPv4 address, or a /64 of IPv6) in this process. 0: no limit. */
export function createAddressLimits(
  { requestsPerSecond, callsPerSecond, pagesPerSecond, rendersPerSecond, connectionsPerAddress }: AddressLimitRates,
  { note }: Pick<RefusalLog, 'note'>,
): AddressLimits {
  const requests = createTokenBuckets(requestsPerSecond);
  const lines = createTokenBuckets(1, undefined, 1);
  const calls = createTokenBuckets(callsPerSecond);
  const pages = createTokenBuckets(pagesPerSecond);
  const renders = createTokenBuckets(rendersPerSecond, undefined, rendersPerSecond * renderBurstSeconds);
  const inProgress = createConcurrencyLimit(Math.min(callsAtOnce, connectionsPerAddress));
  const live = createConcurrencyLimit(connectionsPerAddress);
  const known = memoizeLru(callerOf, 10_000);
  /** A disconnected client has no address any more. */
  const keyOf = (ip: string | undefined) => known(ip ?? '');

  /** Seconds that a client has to wait; a refusal unless 0. */
  function take(buckets: TokenBuckets, kind: RefusalKind, ip: string | undefined): number {
    const key = keyOf(ip);
    const waitSeconds = buckets.take(key);
    if (waitSeconds > 0) note(kind, key);
    return waitSeconds;
  }

  return {
    isFlood: (ip) => take(requests, 'requests', ip) > 0,
    logsRefusal: (ip) => lines.take(keyOf(ip)) === 0,
    pageWaitSeconds: (ip) => take(pages, 'pages', ip),
    renderWaitSeconds: (ip) => take(renders, 'renders', ip),
    noteBusy: (ip) => note('busy', keyOf(ip)),
    refusesCall(request, reply) {
      // The preflight request precedes the call itself, so only the call is counted.
      const waitSeconds = request.method === 'OPTIONS' ? 0 : take(calls, 'calls', request.ip);
      if (waitSeconds > 0) return refuse(reply, waitSeconds);
      const key = keyOf(request.ip);
      const giveBack = (isLive(request.url) ? live : inProgress).take(key);
      if (!giveBack) {
        note('calls_in_progress', key);
        return refuse(reply, 1);
      }
      // An upgraded connection has no response; its socket ends with it.
      (isUpgraded(request.raw) ? request.raw.socket : reply.raw).once('close', giveBack);
      if (isUpgraded(request.raw)) request.raw.socket.once(cutOffEvent, () => note('live', key));
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
