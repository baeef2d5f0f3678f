/** Does it when the browser has nothing else to do, after `timeoutMs` in any case. Safari has no idle time to offer and is given `fallbackMs`. */
export function whenIdle(action: () => void, { timeoutMs, fallbackMs }: { timeoutMs: number; fallbackMs: number }): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: timeoutMs });
  else setTimeout(action, fallbackMs);
}
