/** State of a value that only the server can check. `failed`: the request got no response. */
export type CheckState<Verdict> =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'done'; readonly verdict: Verdict }
  | { readonly status: 'failed' };

export type DebouncedCheck<Verdict> = {
  /** Call when the value changes: aborts the running request and sends the next one when typing pauses. An empty value sends none. */
  change(value: string): void;
  /** Sends a pending request immediately, repeats a failed one, and resolves with the result. */
  settle(): Promise<CheckState<Verdict>>;
  state(): CheckState<Verdict>;
  subscribe(onChange: () => void): () => void;
  /** Call when leaving the screen: aborts the running request. */
  stop(): void;
};

const idle = { status: 'idle' } as const;

/** Checks a value with the server while it is typed (spec §5, §9): one request at a time, `delayMs` after the last key press. */
export function createDebouncedCheck<Verdict>({
  delayMs,
  requestVerdict,
}: {
  delayMs: number;
  requestVerdict: (value: string, signal: AbortSignal) => Promise<Verdict>;
}): DebouncedCheck<Verdict> {
  let value = '';
  let state: CheckState<Verdict> = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { abort: AbortController; ended: Promise<void> } | undefined;
  const listeners = new Set<() => void>();

  function show(next: CheckState<Verdict>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    running?.abort.abort();
    running = undefined;
  }

  function start(): Promise<void> {
    stop();
    const abort = new AbortController();
    show({ status: 'checking' });
    const settled = requestVerdict(value, abort.signal).then(
      (verdict): CheckState<Verdict> => ({ status: 'done', verdict }),
      (): CheckState<Verdict> => ({ status: 'failed' }),
    );
    const aborted = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
    const shown = settled.then((next) => {
      // A newer value has its own request.
      if (abort.signal.aborted) return;
      running = undefined;
      show(next);
    });
    const ended = Promise.race([shown, aborted]);
    running = { abort, ended };
    return ended;
  }

  return {
    change(next) {
      if (next === value) return;
      stop();
      value = next;
      if (!next) return show(idle);
      show({ status: 'checking' });
      timer = setTimeout(() => void start(), delayMs);
    },
    async settle() {
      if (!value || state.status === 'done') return state;
      await (running?.ended ?? start());
      // The value changed during the request: check the current one.
      return state.status === 'checking' ? this.settle() : state;
    },
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    stop() {
      stop();
      value = '';
      state = idle;
    },
  };
}
