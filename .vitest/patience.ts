import { afterAll, afterEach, vi } from 'vitest';

const { waitFor, waitUntil } = vi;
const patient = <Options extends object>(options: number | Options | undefined) => ({
  timeout: 30_000,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

/** Vitest has no setting for how long these wait, and their second is too short for a busy machine: here it only ends what hangs. */
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

/** Files share a process: a test that fails before it gives the clock and other things back must not stop those after it. */
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => vi.unstubAllGlobals());
