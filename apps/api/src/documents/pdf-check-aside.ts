import { Worker } from 'node:worker_threads';
import type { CheckedPdf } from './pdf-check.ts';

const thread = new URL('pdf-check.worker.ts', import.meta.url);
const defaultTimeoutMs = 10_000;
/** Of the thread's objects; inflated streams do not count, and have bounds of their own. */
const maxHeapMb = 256;

type ThreadError = Error & { readonly code?: string };

/**
 * Checks a PDF in a thread of its own, which ends with the check: a file of 100 kB can keep the library busy for minutes, and the API goes on meanwhile.
 * What takes too long or too much memory is refused as `file_not_safe`.
 */
export function checkPdfAside(bytes: Buffer, { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {}): Promise<CheckedPdf> {
  return new Promise((resolve, reject) => {
    // Flags of the parent process, such as those of a test runner, are not for it.
    const worker = new Worker(thread, { workerData: bytes, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
    const refused: CheckedPdf = { refusal: 'file_not_safe' };
    const timer = setTimeout(() => void worker.terminate().then(() => resolve(refused)), timeoutMs);
    worker.once('message', (checked: CheckedPdf) =>
      // Buffers arrive as plain arrays of bytes.
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
