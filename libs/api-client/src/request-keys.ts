import { newUuid } from '@playfront/api-contract/uuid';

/** A request that moves money and has no response yet, so that it may have been executed. `mark` identifies its content; `Note` has further data. */
export type OpenRequest<Note extends object = object> = Note & { readonly mark: string; readonly key: string };

export type RequestKeys<Note extends object> = {
  find(mark: string): OpenRequest<Note> | undefined;
  /** Call before sending a request. An unanswered one keeps its key, so that sending it again moves money only once (contract). */
  begin(mark: string, note: Note): OpenRequest<Note>;
  /** Call after a response, success or refusal: the next request gets a new key. */
  answered(mark: string): void;
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
    begin(mark, note) {
      const earlier = find(mark);
      const request = { ...note, mark, key: earlier?.key ?? newKey() };
      replace(mark, { ...request, madeAt: earlier?.madeAt ?? now() });
      return request;
    },
    answered: (mark) => replace(mark),
  };
}
