import { formFactorCookie, mobileMaxWidth } from '@playfront/api-contract/site-build';
import { describe, expect, it } from 'vitest';
import { requestMatchingBuild, type BuildWindow } from './matching-build.ts';

type Visitor = { width: number; served: 'desktop' | 'mobile' | undefined; isStorageForbidden?: boolean; areCookiesForbidden?: boolean };

/** A browser whose page can be reloaded; storage and cookies persist. */
function browser({ width, served, isStorageForbidden = false, areCookiesForbidden = false }: Visitor) {
  const session = new Map<string, string>();
  const state = { reloads: 0, cookie: '', served };
  const load = (): void => {
    const page: BuildWindow = {
      document: {
        documentElement: { dataset: state.served ? { formFactor: state.served } : {}, style: { visibility: '' } },
        get cookie() {
          return areCookiesForbidden ? '' : (state.cookie.split(';')[0] ?? '');
        },
        set cookie(text: string) {
          state.cookie = text;
        },
      },
      get sessionStorage() {
        if (isStorageForbidden) throw new DOMException('denied', 'SecurityError');
        return {
          getItem: (key: string) => session.get(key) ?? null,
          setItem: (key: string, value: string) => void session.set(key, value),
          removeItem: (key: string) => void session.delete(key),
        };
      },
      matchMedia: () => ({ matches: width <= mobileMaxWidth }),
      location: { reload: () => void (state.reloads += 1) },
    };
    requestMatchingBuild(page);
  };
  return { state, load };
}

describe('requestMatchingBuild', () => {
  it('does not reload a page that fits its width', () => {
    const { state, load } = browser({ width: mobileMaxWidth + 1, served: 'desktop' });
    load();
    expect(state).toMatchObject({ reloads: 0, cookie: '' });
  });

  it('requests the other build and stores the choice', () => {
    const { state, load } = browser({ width: mobileMaxWidth, served: 'desktop' });
    load();
    expect(state.reloads).toBe(1);
    expect(state.cookie).toBe(`${formFactorCookie}=mobile; path=/; max-age=31536000; samesite=lax`);
  });

  it('retries once if the server sends the wrong build again, then gives up', () => {
    const { state, load } = browser({ width: 800, served: 'desktop' });
    for (let loads = 0; loads < 5; loads += 1) load();
    expect(state.reloads).toBe(2);
  });

  it('can swap again after a matching build', () => {
    const { state, load } = browser({ width: 800, served: 'desktop' });
    load();
    state.served = 'mobile';
    load();
    state.served = 'desktop';
    load();
    expect(state.reloads).toBe(2);
  });

  it.each<[string, Visitor]>([
    ['if storage is forbidden, because it could reload in a loop', { width: 800, served: 'desktop', isStorageForbidden: true }],
    ['if cookies are forbidden, because the server would send the same build', { width: 800, served: 'desktop', areCookiesForbidden: true }],
    ['that belongs to neither build', { width: 800, served: undefined }],
  ])('does not reload a page %s', (_case, visitor) => {
    const { state, load } = browser(visitor);
    load();
    expect(state.reloads).toBe(0);
  });
});
