import { ApiError } from '@playfront/api-client';
import type { MessageId } from '@playfront/i18n';

/** What the error page says of a fault (spec §2): the status of the operator's answer where there was one, else 500. */
export function errorStatus(error: unknown): { readonly status: number; readonly textId: MessageId } {
  const isUnanswered = error instanceof ApiError && (error.httpStatus === undefined || error.httpStatus === 503 || error.httpStatus === 504);
  return {
    status: (error instanceof ApiError ? error.httpStatus : undefined) ?? 500,
    textId: isUnanswered ? 'site.error.noAnswer' : 'site.error.text',
  };
}
