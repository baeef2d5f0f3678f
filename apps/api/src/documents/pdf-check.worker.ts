import { parentPort, workerData } from 'node:worker_threads';
import { checkPdf } from './pdf-check.ts';

// The thread of one check: receives the bytes of a PDF and posts the result.
const checked = await checkPdf(Buffer.from(workerData as Uint8Array));
// Threads have no origins; the rule is for windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(checked);
