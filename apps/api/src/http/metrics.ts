type RequestSample = { readonly method: string; readonly route: string; readonly status: number; readonly durationMs: number };

const bucketsSeconds = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Counters of this process in Prometheus' text format. */
export type Metrics = {
  request(sample: RequestSample): void;
  /** Adds one to a counter such as `game_rounds_total` with its label. */
  count(name: 'game_rounds_total' | 'ledger_transfers_total' | 'security_events_dropped_total', label: string): void;
  text(): string;
};

export function createMetrics(): Metrics {
  const counters = new Map<string, number>();
  const durations = new Map<string, { buckets: number[]; sum: number; count: number }>();
  const add = (series: string) => counters.set(series, (counters.get(series) ?? 0) + 1);

  return {
    request({ method, route, status, durationMs }) {
      add(`http_requests_total{method="${method}",route="${route}",status="${status}"}`);
      const seconds = durationMs / 1000;
      const series = durations.get(route) ?? { buckets: bucketsSeconds.map(() => 0), sum: 0, count: 0 };
      bucketsSeconds.forEach((limit, index) => {
        if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
      });
      durations.set(route, { buckets: series.buckets, sum: series.sum + seconds, count: series.count + 1 });
    },
    count: (name, label) => add(`${name}{kind="${label}"}`),
    text() {
      const lines: string[] = [];
      let family = '';
      for (const [series, value] of [...counters].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const name = series.slice(0, series.indexOf('{'));
        if (name !== family) lines.push(`# TYPE ${name} counter`);
        family = name;
        lines.push(`${series} ${value}`);
      }
      lines.push('# TYPE http_request_duration_seconds histogram');
      for (const [route, { buckets, sum, count }] of durations) {
        bucketsSeconds.forEach((limit, index) =>
          lines.push(`http_request_duration_seconds_bucket{route="${route}",le="${limit}"} ${buckets[index]}`),
        );
        lines.push(`http_request_duration_seconds_bucket{route="${route}",le="+Inf"} ${count}`);
        lines.push(
          `http_request_duration_seconds_sum{route="${route}"} ${sum.toFixed(6)}`,
          `http_request_duration_seconds_count{route="${route}"} ${count}`,
        );
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
