import { afterEach, vi } from 'vitest';

const waitFor = vi.waitFor;

/** Vitest has no setting for how long `vi.waitFor` waits, and its second is too short for a busy machine: here it only ends what hangs. */
vi.waitFor = (callback, options) => waitFor(callback, { timeout: 30_000, ...(typeof options === 'number' ? { timeout: options } : options) });

/** Files share a process: a test that fails before it gives the clock and other things back must not stop those after it. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
