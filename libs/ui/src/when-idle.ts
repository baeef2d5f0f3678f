/** Runs an action when the browser is idle, or after `timeoutMs`. In Safari, which has no `requestIdleCallback`, runs it after `fallbackMs`. */
export function whenIdle(action: () => void, { timeoutMs, fallbackMs }: { timeoutMs: number; fallbackMs: number }): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: timeoutMs });
  else setTimeout(action, fallbackMs);
}
