import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loadInTurn, type TurnWindow } from './load-in-turn.ts';

const origin = 'https://casino.example';

type Shape = {
  image?: { complete: boolean } | null;
  /** Whether the browser reports LCP entries. */
  isPaintReported?: boolean;
  storage?: Map<string, string> | 'forbidden';
  loadFont?: (font: string) => Promise<readonly unknown[]>;
  trustedTypes?: TurnWindow['trustedTypes'];
};

/** A page whose clock, frames and events the test controls. */
function openPage({ image = null, isPaintReported = false, storage = new Map(), loadFont = async () => [{}], trustedTypes }: Shape = {}) {
  const link = (href: string, id = '') => ({ rel: 'later', href: origin + href, id });
  const styles = [{ ...link('/page.css'), rel: 'inlined' }];
  const links = {
    styles,
    fonts: [link('/text.woff2')],
    manifest: [link('/manifest.webmanifest')],
    scripts: [link('/entry.js', 'entry'), link('/react.js')],
  };
  const dataset: Record<string, string | undefined> = {};
  const scripts: { src: string; listeners: Map<string, () => void> }[] = [];
  const documentListeners = new Map<string, () => void>();
  const imageListeners = new Map<string, () => void>();
  let timers: { action: () => void; ms: number }[] = [];
  let frames: (() => void)[] = [];
  const dispatched: string[] = [];
  let reportPaint = () => {};
  class FakeObserver {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(listener: () => void) {
      reportPaint = listener;
    }
    observe() {}
    disconnect() {}
  }
  const page: TurnWindow = {
    document: {
      title: 'Casino',
      documentElement: { dataset },
      fonts: { load: (font) => loadFont(font) },
      body: { append: () => undefined, dataset: {}, children: [], querySelectorAll: () => [] },
      addEventListener: (type, listener) => void documentListeners.set(type, listener),
      querySelectorAll: (selector) =>
        selector === 'link[as=font]'
          ? links.fonts
          : selector === 'link[as=manifest]'
            ? links.manifest
            : selector === 'link[rel=inlined]'
              ? links.styles
              : links.scripts,
      querySelector: () =>
        image && Object.assign(image, { addEventListener: (type: string, listener: () => void) => void imageListeners.set(type, listener) }),
      createElement: () => {
        const script = { type: '', src: '', listeners: new Map<string, () => void>() };
        scripts.push(script);
        return Object.assign(script, { addEventListener: (type: string, listener: () => void) => void script.listeners.set(type, listener) });
      },
      dispatchEvent: ({ type }) => dispatched.push(type),
    },
    location: { origin },
    get localStorage() {
      if (storage === 'forbidden') throw new DOMException('denied', 'SecurityError');
      return { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value) };
    },
    requestAnimationFrame: (action) => frames.push(action),
    requestIdleCallback: (action) => action(),
    setTimeout: (action, ms = 0) => timers.push({ action, ms }),
    ...(isPaintReported ? { PerformanceObserver: FakeObserver } : {}),
    ...(trustedTypes ? { trustedTypes } : {}),
  };
  const ended = loadInTurn(page, ['Inter']);
  return {
    ...{ dataset, scripts, links, storage, dispatched, ended },
    async parse() {
      documentListeners.get('DOMContentLoaded')?.();
      await turn();
    },
    async paint() {
      const due = frames;
      frames = [];
      due.forEach((action) => action());
      await turn();
    },
    async reportPaint() {
      reportPaint();
      await turn();
    },
    async endImage(type: 'load' | 'error') {
      imageListeners.get(type)?.();
      await turn();
    },
    async act(type: string) {
      documentListeners.get(type)?.();
      await turn();
    },
    async loadEntry() {
      scripts[0]?.listeners.get('load')?.();
      await turn();
    },
    /** Runs the timers of at most `ms`. */
    async pass(ms: number) {
      const due = timers.filter((timer) => timer.ms <= ms);
      timers = timers.filter((timer) => timer.ms > ms);
      due.forEach(({ action }) => action());
      await turn();
    },
  };
}

describe('loadInTurn', () => {
  it('loads the first image, the scripts and the fonts in this order, each once', async () => {
    const page = openPage({ image: { complete: false } });
    await page.parse();
    expect(page.dataset).toEqual({ fonts: 'later', arriving: 'image' });
    expect(page.scripts).toEqual([]);
    await page.endImage('load');
    await page.paint();
    expect(page.dataset['arriving']).toBe('rest');
    expect(page.scripts.map(({ src }) => src)).toEqual([`${origin}/entry.js`, `${origin}/react.js`]);
    expect(page.links.styles[0]?.rel).toBe('stylesheet');
    await page.loadEntry();
    expect(page.dataset).toEqual({ arriving: 'rest' });
    expect(page.links.manifest[0]?.rel).toBe('later');
    await page.pass(1_000);
    await page.ended;
    expect(page.dataset).toEqual({});
    expect(page.links.manifest[0]?.rel).toBe('manifest');
    expect(page.dispatched).toEqual(['arrived']);
    expect(page.scripts).toHaveLength(2);
  });

  it.each<[string, (page: ReturnType<typeof openPage>) => Promise<void>]>([
    ['the image fails to load', (page) => page.endImage('error').then(page.paint)],
    ['the page is never painted', (page) => page.pass(1_000)],
    ['the visitor scrolls', (page) => page.act('scroll')],
    ['the visitor presses the pointer', (page) => page.act('pointerdown')],
    ['the visitor presses a key', (page) => page.act('keydown')],
  ])('does not wait for the image when %s', async (_case, happens) => {
    const page = openPage({ image: { complete: false } });
    await page.parse();
    await happens(page);
    expect(page.dataset['arriving']).toBe('rest');
    expect(page.scripts).toHaveLength(2);
  });

  it('waits for one frame only if there is no image or it is complete', async () => {
    for (const image of [null, { complete: true }]) {
      const page = openPage({ image });
      await page.parse();
      expect(page.scripts).toEqual([]);
      await page.paint();
      expect(page.scripts).toHaveLength(2);
    }
  });

  it('waits up to 300 ms for the LCP entry of a browser that reports it', async () => {
    const reporting = openPage({ isPaintReported: true });
    await reporting.parse();
    await reporting.paint();
    expect(reporting.scripts).toEqual([]);
    await reporting.reportPaint();
    expect(reporting.scripts).toHaveLength(2);
    const silent = openPage({ isPaintReported: true });
    await silent.parse();
    await silent.paint();
    await silent.pass(300);
    expect(silent.scripts).toHaveLength(2);
  });

  it('continues if the entry script never loads', async () => {
    const page = openPage();
    await page.parse();
    await page.paint();
    await page.pass(3_000);
    await page.pass(1_000);
    await page.ended;
    expect(page.dispatched).toEqual(['arrived']);
  });

  it('preloads the fonts on later visits, and if storage is not available', async () => {
    for (const storage of [new Map([['front.fonts', '1']]), 'forbidden' as const]) {
      const page = openPage({ storage });
      expect(page.links.fonts[0]?.rel).toBe('preload');
      expect(page.dataset).not.toHaveProperty('fonts');
    }
  });

  it.each<[string, () => Promise<readonly unknown[]>, boolean]>([
    ['that have loaded', async () => [{}], true],
    ['that the page does not have', async () => [], false],
    ['that fail to load', () => Promise.reject(new Error('network')), false],
  ])('remembers fonts %s', async (_case, loadFont, areKnown) => {
    const storage = new Map<string, string>();
    const page = openPage({ storage, loadFont });
    await page.parse();
    await page.paint();
    await page.loadEntry();
    expect(page.dataset).not.toHaveProperty('fonts');
    expect(storage.has('front.fonts')).toBe(areKnown);
  });

  it('creates its script URLs with a Trusted Types policy that refuses other sites, if supported', async () => {
    const policies = new Map<string, (url: string) => string>();
    const trustedTypes: NonNullable<TurnWindow['trustedTypes']> = {
      createPolicy: (name, { createScriptURL }) => {
        policies.set(name, createScriptURL);
        return { createScriptURL };
      },
    };
    const page = openPage({ trustedTypes });
    await page.parse();
    await page.paint();
    expect([...policies.keys()]).toEqual(['page-scripts']);
    expect(() => policies.get('page-scripts')?.('https://elsewhere.example/x.js')).toThrow(TypeError);
    expect(() => policies.get('page-scripts')?.(`${origin}.elsewhere.example/x.js`)).toThrow(TypeError);
  });
});
