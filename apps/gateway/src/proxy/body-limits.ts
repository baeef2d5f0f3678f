import * as contract from '@playfront/api-contract';
import * as staff from '@playfront/api-contract/staff';
import type { BodyLimit } from './read-body.ts';

type Limit = BodyLimit & { needsToken: boolean };

/** For the first bytes of a body; after them, the rate of a bad mobile connection is enough. */
const baseDeadlineMs = 10_000;
const minBytesPerMs = 16;
/** For the largest bodies: with a longer deadline, a few slow clients could occupy their memory for minutes. */
const maxDeadlineMs = 180_000;

/** Messages of the live channel sent by polling. */
const liveBodyBytes = 64 * 1024;

const limitOf = (maxBytes: number, needsToken = false): Limit => ({
  maxBytes,
  deadlineMs: Math.min(maxDeadlineMs, baseDeadlineMs + Math.ceil(maxBytes / minBytesPerMs)),
  needsToken,
});

const usual = limitOf(contract.defaultBodyBytes);
const live = limitOf(liveBodyBytes);
const own = new Map<string, Limit>(
  Object.values({ ...contract, ...staff }).flatMap((entry) =>
    typeof entry === 'object' && 'path' in entry && 'auth' in entry && 'bodyBytes' in entry && entry.bodyBytes !== undefined
      ? [[`/api/${entry.path}`, limitOf(entry.bodyBytes, entry.auth !== 'none')] as const]
      : [],
  ),
);

/** The longest deadline of any body. */
export const maxBodyMs = Math.max(usual.deadlineMs, live.deadlineMs, ...[...own.values()].map(({ deadlineMs }) => deadlineMs));

/** Limits for the body of a request to this path: length, time to arrive, and whether it is read only with a token. */
export function bodyLimitOf(url: string): Limit {
  const path = url.split('?', 1)[0] ?? '';
  return own.get(path) ?? (path.startsWith(contract.liveChannelPath) ? live : usual);
}
