/** What is known of a value that only the server can judge. `failed` means that the question got no answer. */
export type CheckState<Verdict> =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'done'; readonly verdict: Verdict }
  | { readonly status: 'failed' };

export type DebouncedCheck<Verdict> = {
  /** The value changed: the running question is aborted, the next one is asked when typing rests. An empty value asks nothing. */
  change(value: string): void;
  /** Asks at once what is still to be asked, a failed question again too, and returns with what came out. */
  settle(): Promise<CheckState<Verdict>>;
  state(): CheckState<Verdict>;
  subscribe(onChange: () => void): () => void;
  /** Leaves the screen: the running question is aborted. */
  stop(): void;
};

const idle = { status: 'idle' } as const;

/** Asks the server about a value while it is typed (spec §5, §9): one question at a time, `delayMs` after the last key. */
export function createDebouncedCheck<Verdict>({
  delayMs,
  ask,
}: {
  delayMs: number;
  ask: (value: string, signal: AbortSignal) => Promise<Verdict>;
}): DebouncedCheck<Verdict> {
  let value = '';
  let state: CheckState<Verdict> = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: { abort: AbortController; answer: Promise<void> } | undefined;
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
    const settled = ask(value, abort.signal).then(
      (verdict): CheckState<Verdict> => ({ status: 'done', verdict }),
      (): CheckState<Verdict> => ({ status: 'failed' }),
    );
    const left = new Promise<void>((resolve) => abort.signal.addEventListener('abort', () => resolve()));
    const shown = settled.then((next) => {
      // A later value has its own question.
      if (abort.signal.aborted) return;
      running = undefined;
      show(next);
    });
    const answer = Promise.race([shown, left]);
    running = { abort, answer };
    return answer;
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
      await (running?.answer ?? start());
      // Changed while it was asked: what counts is the value that stands there now.
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
