import * as contract from '@playfront/api-contract';
import type { BodyLimit } from './read-body.ts';

type Limit = BodyLimit & { needsToken: boolean };

/** For the head of a body; the rest may come as slowly as on a bad mobile line. */
const patienceMs = 10_000;
const slowestBytesPerMs = 16;

/** Messages of the live channel that come by polling. */
const liveBodyBytes = 64 * 1024;

const limitOf = (maxBytes: number, needsToken = false): Limit => ({ maxBytes, deadlineMs: patienceMs + maxBytes / slowestBytesPerMs, needsToken });

const usual = limitOf(contract.defaultBodyBytes);
const live = limitOf(liveBodyBytes);
const own = new Map<string, Limit>(
  Object.values(contract).flatMap((entry) =>
    typeof entry === 'object' && 'path' in entry && 'auth' in entry && 'bodyBytes' in entry && entry.bodyBytes !== undefined
      ? [[`/api/${entry.path}`, limitOf(entry.bodyBytes, entry.auth !== 'none')] as const]
      : [],
  ),
);

/** The most time that any body may take. */
export const longestBodyMs = Math.max(usual.deadlineMs, live.deadlineMs, ...[...own.values()].map(({ deadlineMs }) => deadlineMs));

/** How long the body of a request to this address may be, how long it may take to arrive, and whether it is read only of who sends a token. */
export function bodyLimitOf(url: string): Limit {
  const path = url.split('?', 1)[0] ?? '';
  return own.get(path) ?? (path.startsWith(contract.liveChannelPath) ? live : usual);
}
