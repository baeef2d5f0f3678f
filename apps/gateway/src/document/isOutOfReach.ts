const networkCodes = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|UND_ERR)/;

/** Whether a render failed because the API did not answer (in time), rather than by a fault in the page. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if ('code' in error && typeof error.code === 'string' && networkCodes.test(error.code)) return true;
  return isOutOfReach(error.cause);
}
