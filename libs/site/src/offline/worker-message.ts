/** Messages of a page: `take-over` to the waiting worker, `keep-shell` to the active one, which caches the shell of the page's build. */
export type WorkerMessage = { readonly kind: 'take-over' } | { readonly kind: 'keep-shell'; readonly formFactor: string };

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  const { kind, formFactor } = (data ?? {}) as Record<string, unknown>;
  return kind === 'take-over' || (kind === 'keep-shell' && typeof formFactor === 'string');
}
