import autocannon from 'autocannon';

export type Load = { perSecond: number; p50Ms: number; p99Ms: number; failures: number };
export type LoadRequest = { path: string; headers: Record<string, string>; body: () => string };

/** Sends requests to a server over `connections`, at most `rate` a second in total if set. `requestOf` returns the request of a connection. */
export function load(options: {
  url: string;
  connections: number;
  seconds: number;
  rate?: number;
  requestOf: (connection: number) => LoadRequest;
}): Promise<Load> {
  const { url, connections, seconds, rate, requestOf } = options;
  let connection = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        ...(rate ? { overallRate: rate } : {}),
        setupClient(client) {
          const { path, headers, body } = requestOf(connection);
          connection += 1;
          const request = () => ({ method: 'POST' as const, path, headers: { ...headers, 'content-type': 'application/json' }, body: body() });
          client.setRequests([{ ...request(), setupRequest: (before) => ({ ...before, body: body() }) }]);
        },
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(figuresOf(result))),
    );
    run.on('reqError', () => undefined);
  });
}

function figuresOf(result: autocannon.Result): Load {
  return {
    perSecond: result['2xx'] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}
