import type { ErrorKey } from '@playfront/api-contract';
import { newUuid } from '@playfront/api-contract/uuid';
import { ApiError } from './api-error.ts';

/** A request that moves money and has no response yet, so that it may have been executed. `mark` identifies its content; `Note` has further data. */
export type OpenRequest<Note extends object = object> = Partial<Note> & { readonly mark: string; readonly key: string };

export type RequestKeys<Note extends object> = {
  find(mark: string): OpenRequest<Note> | undefined;
  /**
   * Sends a request with its key. An unanswered one keeps the key, so that sending it again moves money only once (contract); after a success, or a
   * refusal of the request itself, the next one gets a new key. `send` may make several calls that are repeated together.
   */
  run<Answer>(mark: string, send: (key: string) => Promise<Answer>, note?: Partial<Note>): Promise<Answer>;
};

type Kept<Note extends object> = OpenRequest<Note> & { readonly madeAt?: number };

export type RequestKeysOptions<Note extends object> = {
  /** Storage in which open requests survive the page; in memory by default. */
  readonly storage?: { read(): readonly OpenRequest<Note>[] | undefined; write(requests: OpenRequest<Note>[]): void };
  /** Milliseconds after which a key is not reused. */
  readonly lifetimeMs?: number;
  /** A new request replaces the previous one. */
  readonly isSingle?: boolean;
  readonly now?: () => number;
  readonly newKey?: () => string;
};

/** Refusals of the caller, before the operator has looked at the request: an earlier attempt may have been executed. */
const callerRefusals: readonly (ErrorKey | undefined)[] = ['too_many_requests', 'forbidden', 'disable_site_access'];

const isRequestRefused = (error: unknown) => error instanceof ApiError && error.kind === 'refused' && !callerRefusals.includes(error.key);

/** Idempotency keys of requests that move money. */
export function createRequestKeys<Note extends object = object>({
  storage,
  lifetimeMs = Infinity,
  isSingle = false,
  now = Date.now,
  newKey = newUuid,
}: RequestKeysOptions<Note> = {}): RequestKeys<Note> {
  // Also if the browser stores nothing.
  let here: readonly Kept<Note>[] = [];
  const all = (): readonly Kept<Note>[] => storage?.read() ?? here;
  const find = (mark: string) => all().find((open) => open.mark === mark && now() - (open.madeAt ?? 0) <= lifetimeMs);

  function replace(mark: string, ...requests: readonly Kept<Note>[]): void {
    here = [...all().filter((open) => !isSingle && open.mark !== mark), ...requests];
    storage?.write([...here]);
  }

  return {
    find,
    async run(mark, send, note = {}) {
      const earlier = find(mark);
      const key = earlier?.key ?? newKey();
      replace(mark, { ...note, mark, key, madeAt: earlier?.madeAt ?? now() });
      try {
        const answer = await send(key);
        replace(mark);
        return answer;
      } catch (error) {
        if (isRequestRefused(error)) replace(mark);
        throw error;
      }
    },
  };
}
