import { Worker } from 'node:worker_threads';
import type { CheckedPdf } from './pdf-check.ts';

const thread = new URL('pdf-check.worker.ts', import.meta.url);
const defaultTimeoutMs = 10_000;
/** For the thread's objects; inflated streams do not count, and have separate limits. */
const maxHeapMb = 256;

type ThreadError = Error & { readonly code?: string };

/**
 * Checks a PDF in a separate thread, which ends with the check: a file of 100 kB can keep the library busy for minutes, and must not block the API.
 * A file that takes too long or too much memory is refused as `file_not_safe`.
 */
export function checkPdfInWorker(bytes: Buffer, { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {}): Promise<CheckedPdf> {
  return new Promise((resolve, reject) => {
    // Without the flags of the parent process, such as those of a test runner.
    const worker = new Worker(thread, { workerData: bytes, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    const refused: CheckedPdf = { refusal: 'file_not_safe' };
    const timer = setTimeout(() => void worker.terminate().then(() => resolve(refused)), timeoutMs);
    worker.once('message', (checked: CheckedPdf) =>
      // Buffers arrive as Uint8Array.
      resolve(
        checked.streams
          ? { streams: checked.streams.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)) }
          : checked,
      ),
    );
    worker.once('error', (error: ThreadError) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(refused) : reject(error)));
    worker.once('exit', () => clearTimeout(timer));
  });
}
