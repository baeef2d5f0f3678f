import { ApiError } from '@playfront/api-client';
import type { MessageId } from '@playfront/i18n';

/**
 * What the error page says of a fault (spec §2): the status of the operator's answer where there was one, else 500.
 * Without a connection it is the connection that is asked about, whatever failed for want of it.
 */
export function errorStatus(error: unknown): { readonly status: number; readonly textId: MessageId } {
  const isOffline = globalThis.navigator?.onLine === false;
  const isUnanswered = error instanceof ApiError && (error.httpStatus === undefined || error.httpStatus === 503 || error.httpStatus === 504);
  return {
    status: (error instanceof ApiError ? error.httpStatus : undefined) ?? 500,
    textId: isOffline || isUnanswered ? 'site.error.noAnswer' : 'site.error.text',
  };
}
