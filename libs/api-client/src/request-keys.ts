import type { ErrorKey } from '@playfront/api-contract';
import { newUuid } from '@playfront/api-contract/uuid';
import { ApiError } from './api-error.ts';

/** A request that moves money and has no response yet: it may have been executed. `mark` identifies its content; `Note` is further data. */
export type OpenRequest<Note extends object = object> = Partial<Note> & { readonly mark: string; readonly key: string };

export type RequestKeys<Note extends object> = {
  find(mark: string): OpenRequest<Note> | undefined;
  /**
   * Sends a request with its key. A request without a response reuses the key, so that sending it again moves money only once (contract); after a
   * success, or a refusal of the request itself, the next one gets a new key. `send` may make several calls, which are repeated together.
   */
  run<Response>(mark: string, send: (key: string) => Promise<Response>, note?: Partial<Note>): Promise<Response>;
};

type StoredRequest<Note extends object> = OpenRequest<Note> & { readonly madeAt?: number };

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

/** Refusals of the caller before the operator has considered the request: an earlier attempt may have been executed. */
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
  // Used if there is no storage, or the browser blocks it.
  let inMemory: readonly StoredRequest<Note>[] = [];
  const all = (): readonly StoredRequest<Note>[] => storage?.read() ?? inMemory;
  const find = (mark: string) => all().find((open) => open.mark === mark && now() - (open.madeAt ?? 0) <= lifetimeMs);

  function replace(mark: string, ...requests: readonly StoredRequest<Note>[]): void {
    inMemory = [...all().filter((open) => !isSingle && open.mark !== mark), ...requests];
    storage?.write([...inMemory]);
  }

  return {
    find,
    async run(mark, send, note = {}) {
      const earlier = find(mark);
      const key = earlier?.key ?? newKey();
      replace(mark, { ...note, mark, key, madeAt: earlier?.madeAt ?? now() });
      try {
        const response = await send(key);
        replace(mark);
        return response;
      } catch (error) {
        if (isRequestRefused(error)) replace(mark);
        throw error;
      }
    },
  };
}
