/** Runs an action when the browser is idle, at the latest after `timeoutMs`. Safari has no `requestIdleCallback`; there it waits `fallbackMs`. */
export function whenIdle(action: () => void, { timeoutMs, fallbackMs }: { timeoutMs: number; fallbackMs: number }): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: timeoutMs });
  else setTimeout(action, fallbackMs);
}
