const networkCodes = /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|UND_ERR)/;

/** Whether a render failed because the API did not respond (in time), rather than by an error in the page. */
export function isApiUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  if ('code' in error && typeof error.code === 'string' && networkCodes.test(error.code)) return true;
  return isApiUnreachable(error.cause);
}
