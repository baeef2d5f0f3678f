import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@playfront/api-client';
import { errorStatus } from './error-status.ts';

describe('errorStatus', () => {
  it.each([
    ['an error in the page', new TypeError('x'), 500, 'site.error.text'],
    ['a thrown value that is not an error', undefined, 500, 'site.error.text'],
    ['an error response of the operator', new ApiError('refused', 'front/get_games', { httpStatus: 403 }), 403, 'site.error.text'],
    ['an unavailable operator', new ApiError('server', 'front/get_games', { httpStatus: 503 }), 503, 'site.error.no_answer'],
    ['no response', new ApiError('network', 'front/get_games'), 500, 'site.error.no_answer'],
  ])('maps %s', (_case, error, status, textId) => {
    expect(errorStatus(error)).toEqual({ status, textId });
  });

  it('mentions the connection if the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorStatus(new TypeError('Failed to fetch dynamically imported module'))).toEqual({ status: 500, textId: 'site.error.no_answer' });
    vi.unstubAllGlobals();
  });
});
