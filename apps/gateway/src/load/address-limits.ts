import type { IncomingMessage } from 'node:http';
import { callerOf, liveChannelPath } from '@playfront/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { remembering } from '../memory/remembering.ts';
import { cutOffEvent } from '../proxy/bounded-web-socket.ts';
import { createPlaces } from './places.ts';
import type { RefusalKind, RefusalLog } from './refusal-log.ts';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';

export type AddressLimits = {
  /** Counts a request of any kind; whether it is one too many, which deserves no answer. */
  isFlood(ip: string | undefined): boolean;
  /** Whether a refusal to this address is worth a line in the log: one a second. */
  logsRefusal(ip: string | undefined): boolean;
  /** Seconds to wait before this address may ask for another page; 0 for at once. */
  pageWaitSeconds(ip: string): number;
  /** The same for a page that has to be drawn for it. */
  renderWaitSeconds(ip: string): number;
  /** Counts a page that was refused because too many are being drawn. */
  noteBusy(ip: string | undefined): void;
  /** Refuses a call of an address that has asked too often or has too many calls in progress; whether it was refused. */
  refusesCall(request: FastifyRequest, reply: FastifyReply): boolean;
};

export type AddressLimitRates = {
  requestsPerSecond: number;
  callsPerSecond: number;
  pagesPerSecond: number;
  rendersPerSecond: number;
  connectionsPerAddress: number;
};

/** Calls that one address may have in progress, half-sent and half-read ones included: half of what the API is asked at once. */
const callsAtOnce = 64;
/** Somebody who opens page after page for the first time, or a household that does. */
const renderBurstSeconds = 20;
/** Live channels: one for each open page, a polling one holds a request for 25 seconds. */
const isLive = (url: string) => url.startsWith(liveChannelPath);

/** Node says so of a request whose connection it has handed over; a header alone means nothing. */
const isUpgraded = (request: IncomingMessage) => 'upgrade' in request && request.upgrade === true;

/** What one address (an IPv4 address, or a /64 of IPv6) may ask of this process. A limit of 0 is none. */
export function createAddressLimits(
  { requestsPerSecond, callsPerSecond, pagesPerSecond, rendersPerSecond, connectionsPerAddress }: AddressLimitRates,
  { note }: Pick<RefusalLog, 'note'>,
): AddressLimits {
  const requests = createTokenBuckets(requestsPerSecond);
  const lines = createTokenBuckets(1, undefined, 1);
  const calls = createTokenBuckets(callsPerSecond);
  const pages = createTokenBuckets(pagesPerSecond);
  const renders = createTokenBuckets(rendersPerSecond, undefined, rendersPerSecond * renderBurstSeconds);
  const inProgress = createPlaces(Math.min(callsAtOnce, connectionsPerAddress));
  const live = createPlaces(connectionsPerAddress);
  const known = remembering(callerOf, 10_000);
  /** A caller who disconnected has no address any more. */
  const keyOf = (ip: string | undefined) => known(ip ?? '');

  /** Seconds that a caller has to wait, which is a refusal unless it is 0. */
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
      // A browser asks whether it may call, and then calls.
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
