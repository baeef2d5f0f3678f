import type { GatewayConfiguration } from '../configuration.ts';

/** The average per second, and a burst of `burstSeconds`' worth. `perSecond` 0: no limit. */
export type Rate = { readonly perSecond: number; readonly burstSeconds: number };
/** The maximum at the same time. 0: no limit. */
export type ConcurrencyLimit = { readonly maxConcurrent: number };

/** Maximum calls in progress per address, including half-sent and half-read ones: half of the connections to the API. */
const maxConcurrentCalls = 64;

/** What the gateway counts, per address and process (docs/limits.md): an address is an IPv4 address, or a /64 network of IPv6. */
export function limitsOf({
  requestsPerSecond,
  callsPerSecond,
  pagesPerSecond,
  rendersPerSecond,
  connectionsPerAddress,
}: Pick<GatewayConfiguration, 'requestsPerSecond' | 'callsPerSecond' | 'pagesPerSecond' | 'rendersPerSecond' | 'connectionsPerAddress'>) {
  return {
    requests: { perSecond: requestsPerSecond, burstSeconds: 10 },
    calls: { perSecond: callsPerSecond, burstSeconds: 10 },
    pages: { perSecond: pagesPerSecond, burstSeconds: 10 },
    /** Long enough for one person, or a household, to open many new pages one after another. */
    renders: { perSecond: rendersPerSecond, burstSeconds: 20 },
    /** One page that violates its policy sends a few reports. */
    csp_reports: { perSecond: 1, burstSeconds: 10 },
    /** Of all addresses together. */
    all_csp_reports: { perSecond: 20, burstSeconds: 10 },
    /** Lines of the log about refused requests. */
    refusal_lines: { perSecond: 1, burstSeconds: 1 },
    connections: { maxConcurrent: connectionsPerAddress },
    calls_in_progress: { maxConcurrent: Math.min(maxConcurrentCalls, connectionsPerAddress) },
    /** One per open page; a polling one has a request open for 25 seconds. */
    live_channels: { maxConcurrent: connectionsPerAddress },
  } as const satisfies Record<string, Rate | ConcurrencyLimit>;
}

/** All limits by name. */
export type Limits = ReturnType<typeof limitsOf>;
type NamesOf<Kind> = { [Name in keyof Limits]: Limits[Name] extends Kind ? Name : never }[keyof Limits];
/** Names of the limits that are rates. */
export type RateName = NamesOf<Rate>;
export type ConcurrencyLimitName = NamesOf<ConcurrencyLimit>;
