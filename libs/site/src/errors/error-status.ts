import { ApiError } from '@playfront/api-client';
import type { MessageId } from '@playfront/i18n';

/**
 * Status and text of the error page (spec §2): the status of the operator's response if there was one, otherwise 500.
 * Offline, the text is about the connection, whatever failed.
 */
export function errorStatus(error: unknown): { readonly status: number; readonly textId: MessageId } {
  const isOffline = globalThis.navigator?.onLine === false;
  const isUnanswered = error instanceof ApiError && (error.httpStatus === undefined || error.httpStatus === 503 || error.httpStatus === 504);
  return {
    status: (error instanceof ApiError ? error.httpStatus : undefined) ?? 500,
    textId: isOffline || isUnanswered ? 'site.error.no_answer' : 'site.error.text',
  };
}
