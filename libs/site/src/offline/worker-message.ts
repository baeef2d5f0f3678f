/** What a page says to the worker that waits: take over now. */
export const skipWaitingMessage = 'skip-waiting';
