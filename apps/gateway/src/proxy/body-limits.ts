import * as contract from '@playfront/api-contract';

type Limit = { maxBytes: number; deadlineMs: number };

/** For the head of a body; the rest may come as slowly as on a bad mobile line. */
const patienceMs = 10_000;
const slowestBytesPerMs = 16;

/** Messages of the live channel that come by polling. */
const liveBodyBytes = 64 * 1024;

const limitOf = (maxBytes: number): Limit => ({ maxBytes, deadlineMs: patienceMs + maxBytes / slowestBytesPerMs });

const usual = limitOf(contract.defaultBodyBytes);
const live = limitOf(liveBodyBytes);
const own = new Map<string, Limit>(
  Object.values(contract).flatMap((entry) =>
    typeof entry === 'object' && 'path' in entry && 'auth' in entry && 'bodyBytes' in entry && entry.bodyBytes !== undefined
      ? [[`/api/${entry.path}`, limitOf(entry.bodyBytes)] as const]
      : [],
  ),
);

/** The most time that any body may take. */
export const longestBodyMs = Math.max(usual.deadlineMs, live.deadlineMs, ...[...own.values()].map(({ deadlineMs }) => deadlineMs));

/** How long the body of a request to this address may be, and how long it may take to arrive. */
export function bodyLimitOf(url: string): Limit {
  const path = url.split('?', 1)[0] ?? '';
  return own.get(path) ?? (path.startsWith('/socket.io') ? live : usual);
}
