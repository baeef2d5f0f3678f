import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { loadInTurn, type TurnWindow } from './load-in-turn.ts';

const origin = 'https://casino.example';

type Shape = {
  picture?: { complete: boolean } | null;
  /** Whether the browser reports its largest contentful paint. */
  isTold?: boolean;
  storage?: Map<string, string> | 'forbidden';
  loadFont?: (font: string) => Promise<readonly unknown[]>;
  trustedTypes?: TurnWindow['trustedTypes'];
};

/** A page whose clock, frames and events the test holds. */
function openPage({ picture = null, isTold = false, storage = new Map(), loadFont = async () => [{}], trustedTypes }: Shape = {}) {
  const link = (href: string, id = '') => ({ rel: 'later', href: origin + href, id });
  const links = { fonts: [link('/text.woff2')], manifest: [link('/manifest.webmanifest')], scripts: [link('/entry.js', 'entry'), link('/react.js')] };
  const dataset: Record<string, string | undefined> = {};
  const scripts: { src: string; listeners: Map<string, () => void> }[] = [];
  const signs = new Map<string, () => void>();
  const pictureEvents = new Map<string, () => void>();
  let timers: { action: () => void; ms: number }[] = [];
  let frames: (() => void)[] = [];
  const told: string[] = [];
  let tellOfPaint = () => {};
  class Teller {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(listener: () => void) {
      tellOfPaint = listener;
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
      addEventListener: (type, listener) => void signs.set(type, listener),
      querySelectorAll: (selector) =>
        selector === 'link[as=font]' ? links.fonts : selector === 'link[as=manifest]' ? links.manifest : links.scripts,
      querySelector: () =>
        picture && Object.assign(picture, { addEventListener: (type: string, listener: () => void) => void pictureEvents.set(type, listener) }),
      createElement: () => {
        const script = { type: '', src: '', listeners: new Map<string, () => void>() };
        scripts.push(script);
        return Object.assign(script, { addEventListener: (type: string, listener: () => void) => void script.listeners.set(type, listener) });
      },
      dispatchEvent: ({ type }) => told.push(type),
    },
    location: { origin },
    get localStorage() {
      if (storage === 'forbidden') throw new DOMException('denied', 'SecurityError');
      return { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => void storage.set(key, value) };
    },
    requestAnimationFrame: (action) => frames.push(action),
    requestIdleCallback: (action) => action(),
    setTimeout: (action, ms = 0) => timers.push({ action, ms }),
    ...(isTold ? { PerformanceObserver: Teller } : {}),
    ...(trustedTypes ? { trustedTypes } : {}),
  };
  const ended = loadInTurn(page, ['Inter']);
  return {
    ...{ dataset, scripts, links, storage, told, ended },
    async parse() {
      signs.get('DOMContentLoaded')?.();
      await turn();
    },
    async paint() {
      const due = frames;
      frames = [];
      due.forEach((action) => action());
      await turn();
    },
    async tellOfPaint() {
      tellOfPaint();
      await turn();
    },
    async endPicture(type: 'load' | 'error') {
      pictureEvents.get(type)?.();
      await turn();
    },
    async act(sign: string) {
      signs.get(sign)?.();
      await turn();
    },
    async loadEntry() {
      scripts[0]?.listeners.get('load')?.();
      await turn();
    },
    /** Lets what waits `ms` or less come due. */
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
    const page = openPage({ picture: { complete: false } });
    await page.parse();
    expect(page.dataset).toEqual({ fonts: 'later', arriving: 'picture' });
    expect(page.scripts).toEqual([]);
    await page.endPicture('load');
    await page.paint();
    expect(page.dataset['arriving']).toBe('rest');
    expect(page.scripts.map(({ src }) => src)).toEqual([`${origin}/entry.js`, `${origin}/react.js`]);
    await page.loadEntry();
    expect(page.dataset).toEqual({ arriving: 'rest' });
    expect(page.links.manifest[0]?.rel).toBe('later');
    await page.pass(1_000);
    await page.ended;
    expect(page.dataset).toEqual({});
    expect(page.links.manifest[0]?.rel).toBe('manifest');
    expect(page.told).toEqual(['arrived']);
    expect(page.scripts).toHaveLength(2);
  });

  it.each<[string, (page: ReturnType<typeof openPage>) => Promise<void>]>([
    ['the picture is lost', (page) => page.endPicture('error').then(page.paint)],
    ['it is never painted', (page) => page.pass(1_000)],
    ['somebody scrolls', (page) => page.act('scroll')],
    ['somebody presses', (page) => page.act('pointerdown')],
    ['somebody uses the keyboard', (page) => page.act('keydown')],
  ])('does not wait for the picture when %s', async (_case, happens) => {
    const page = openPage({ picture: { complete: false } });
    await page.parse();
    await happens(page);
    expect(page.dataset['arriving']).toBe('rest');
    expect(page.scripts).toHaveLength(2);
  });

  it('waits only for a frame if there is no image, or if it is complete', async () => {
    for (const picture of [null, { complete: true }]) {
      const page = openPage({ picture });
      await page.parse();
      expect(page.scripts).toEqual([]);
      await page.paint();
      expect(page.scripts).toHaveLength(2);
    }
  });

  it('waits up to a third of a second for a browser that reports its largest contentful paint', async () => {
    const told = openPage({ isTold: true });
    await told.parse();
    await told.paint();
    expect(told.scripts).toEqual([]);
    await told.tellOfPaint();
    expect(told.scripts).toHaveLength(2);
    const silent = openPage({ isTold: true });
    await silent.parse();
    await silent.paint();
    await silent.pass(300);
    expect(silent.scripts).toHaveLength(2);
  });

  it('continues if the entry is not reported', async () => {
    const page = openPage();
    await page.parse();
    await page.paint();
    await page.pass(3_000);
    await page.pass(1_000);
    await page.ended;
    expect(page.told).toEqual(['arrived']);
  });

  it('preloads the fonts on later visits, and if storage is not available', async () => {
    for (const storage of [new Map([['front.fonts', '1']]), 'forbidden' as const]) {
      const page = openPage({ storage });
      expect(page.links.fonts[0]?.rel).toBe('preload');
      expect(page.dataset).not.toHaveProperty('fonts');
    }
  });

  it.each<[string, () => Promise<readonly unknown[]>, boolean]>([
    ['that have come', async () => [{}], true],
    ['that the page does not have', async () => [], false],
    ['that are lost', () => Promise.reject(new Error('network')), false],
  ])('knows fonts %s', async (_case, loadFont, areKnown) => {
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
