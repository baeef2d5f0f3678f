import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@playfront/api-client';
import { errorStatus } from './error-status.ts';

describe('errorStatus', () => {
  it.each([
    ['a fault in the page', new TypeError('x'), 500, 'site.error.text'],
    ['something that is no error at all', undefined, 500, 'site.error.text'],
    ['an answer of the operator', new ApiError('refused', 'front/get_games', { httpStatus: 403 }), 403, 'site.error.text'],
    ['an operator that is away', new ApiError('server', 'front/get_games', { httpStatus: 503 }), 503, 'site.error.no_answer'],
    ['no answer at all', new ApiError('network', 'front/get_games'), 500, 'site.error.no_answer'],
  ])('tells %s', (_case, error, status, textId) => {
    expect(errorStatus(error)).toEqual({ status, textId });
  });

  it('asks about the connection where there is none', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorStatus(new TypeError('Failed to fetch dynamically imported module'))).toEqual({ status: 500, textId: 'site.error.no_answer' });
    vi.unstubAllGlobals();
  });
});
