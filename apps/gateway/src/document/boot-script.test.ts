import { describe, expect, it } from 'vitest';
import { boot, bootScript, type BootWindow } from './boot-script.ts';

const colours = { dark: '#000001', light: '#fffffe' };

type Visitor = {
  width: number;
  served: 'desktop' | 'mobile' | undefined;
  prefers?: 'light' | 'dark';
  stored?: Record<string, string>;
  isStorageForbidden?: boolean;
  areCookiesForbidden?: boolean;
};

/** A browser whose page can be loaded again and again; storage and cookies live on. */
function browser({ width, served, prefers = 'dark', stored = {}, isStorageForbidden = false, areCookiesForbidden = false }: Visitor) {
  const session = new Map<string, string>();
  const timers: (() => void)[] = [];
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const state = { reloads: 0, cookie: '', served, themeColour: '', dataset: {} as Record<string, string | undefined> };
  const load = (): void => {
    state.dataset = state.served ? { formFactor: state.served } : {};
    const page: BootWindow = {
      document: {
        documentElement: { dataset: state.dataset, style: { visibility: '' } },
        get cookie() {
          return areCookiesForbidden ? '' : (state.cookie.split(';')[0] ?? '');
        },
        set cookie(text: string) {
          state.cookie = text;
        },
        querySelector: () => ({
          set content(colour: string) {
            state.themeColour = colour;
          },
        }),
      } as BootWindow['document'],
      localStorage: { getItem: (key) => (isStorageForbidden ? forbidden() : (stored[key] ?? null)) },
      sessionStorage: isStorageForbidden
        ? { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
        : {
            getItem: (key) => session.get(key) ?? null,
            setItem: (key, value) => void session.set(key, value),
            removeItem: (key) => void session.delete(key),
          },
      matchMedia: (query) => ({ matches: query.includes('990px') ? width <= 990 : query.includes(prefers) }),
      location: { reload: () => void (state.reloads += 1) },
      setTimeout: (action) => timers.push(action),
    };
    boot(page, colours, 'dark');
  };
  return { state, load, wait: () => timers.forEach((action) => action()) };
}

describe('boot', () => {
  it('leaves a page alone that fits its width', () => {
    const { state, load } = browser({ width: 991, served: 'desktop' });
    load();
    expect(state).toMatchObject({ reloads: 0, cookie: '' });
  });

  it('asks for the other build and remembers it', () => {
    const { state, load } = browser({ width: 990, served: 'desktop' });
    load();
    expect(state.reloads).toBe(1);
    expect(state.cookie).toBe('form_factor=mobile; path=/; max-age=31536000; samesite=lax');
  });

  it('tries once more when the wrong build comes again, and then gives up', () => {
    const { state, load } = browser({ width: 800, served: 'desktop' });
    for (let loads = 0; loads < 5; loads += 1) load();
    expect(state.reloads).toBe(2);
  });

  it('may swap again after a build that fitted', () => {
    const { state, load } = browser({ width: 800, served: 'desktop' });
    load();
    state.served = 'mobile';
    load();
    state.served = 'desktop';
    load();
    expect(state.reloads).toBe(2);
  });

  it('does not reload where storage is forbidden, since nothing could stop a loop', () => {
    const { state, load } = browser({ width: 800, served: 'desktop', isStorageForbidden: true });
    load();
    expect(state.reloads).toBe(0);
    expect(state.dataset['theme']).toBe('dark');
  });

  it('does not reload where cookies are forbidden, since the server could not be told', () => {
    const { state, load } = browser({ width: 800, served: 'desktop', areCookiesForbidden: true });
    load();
    expect(state.reloads).toBe(0);
  });

  it('does not reload a page that belongs to neither build', () => {
    const { state, load } = browser({ width: 800, served: undefined });
    load();
    expect(state.reloads).toBe(0);
  });

  it.each([
    { description: 'the system says light', visitor: { prefers: 'light' as const }, theme: 'light' },
    { description: 'the system says dark', visitor: { prefers: 'dark' as const }, theme: 'dark' },
    {
      description: 'the visitor chose dark on a light system',
      visitor: { prefers: 'light' as const, stored: { 'front.theme': 'dark' } },
      theme: 'dark',
    },
    { description: 'the choice was stored as JSON', visitor: { prefers: 'dark' as const, stored: { 'front.theme': '"light"' } }, theme: 'light' },
    { description: 'the stored choice is nonsense', visitor: { prefers: 'light' as const, stored: { 'front.theme': 'blue' } }, theme: 'light' },
  ])('shows the theme $theme when $description', ({ visitor, theme }) => {
    const { state, load } = browser({ width: 1200, served: 'desktop', ...visitor });
    load();
    expect(state.dataset['theme']).toBe(theme);
    expect(state.themeColour).toBe(colours[theme as 'dark' | 'light']);
  });

  it('marks a page of a signed-in player before it paints', () => {
    const { state, load } = browser({ width: 1200, served: 'desktop', stored: { 'auth._token.local': 'Bearer x' } });
    load();
    expect(state.dataset).toHaveProperty('signedIn');
  });

  it('hides a page whose visitor nobody has judged, for a few seconds at most', () => {
    const { state, load, wait } = browser({ width: 1200, served: 'desktop' });
    load();
    expect(state.dataset).toHaveProperty('starting');
    wait();
    expect(state.dataset).not.toHaveProperty('starting');
    state.cookie = 'front.visitor=%7B%7D';
    load();
    expect(state.dataset).not.toHaveProperty('starting');
  });

  it('is sent as text that stands alone', () => {
    const text = bootScript(colours, 'light', ['Inter', "'Bricolage Grotesque'"]);
    expect(text).not.toMatch(/<\/script|import|exports|\n/);
    const dataset: Record<string, string> = { formFactor: 'desktop' };
    const page = {
      document: {
        documentElement: { dataset, style: {} },
        querySelector: () => null,
        querySelectorAll: () => [],
        cookie: '',
        addEventListener: () => undefined,
      },
      setTimeout: () => 0,
      localStorage: { getItem: () => null },
      sessionStorage: { removeItem: () => undefined },
      matchMedia: () => ({ matches: false }),
    };
    new Function('window', text)(page);
    expect(dataset['theme']).toBe('light');
  });
});
