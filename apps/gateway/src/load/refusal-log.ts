import type { FastifyBaseLogger } from 'fastify';

/** Limits of the gateway (docs/limits.md); `busy`: the queue of pages to render is full. */
export type RefusalKind = 'requests' | 'calls' | 'calls_in_progress' | 'pages' | 'renders' | 'busy' | 'connections' | 'live_channels';

export type RefusalLog = {
  /** Counts a refusal; `address` is the key that the limits count by. */
  note(kind: RefusalKind, address: string): void;
  /** Writes the counts to the log. */
  flush(): void;
};

/** A client can use any number of addresses: those beyond this number in a minute share one line. */
const maxAddresses = 100;

/** Counts refusals, to log one line per minute and address. */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>): RefusalLog {
  let counts = new Map<string, Partial<Record<RefusalKind, number>>>();
  return {
    note(kind, address) {
      const key = counts.has(address) || counts.size < maxAddresses ? address : 'others';
      const refused = counts.get(key) ?? {};
      refused[kind] = (refused[kind] ?? 0) + 1;
      counts.set(key, refused);
    },
    flush() {
      const counted = counts;
      counts = new Map();
      for (const [address, refused] of counted) log.warn({ address, refused }, 'refused by the limits of the gateway');
    },
  };
}
