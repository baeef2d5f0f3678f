import { brandIds, brandOf, brandImages, themeColor } from '@playfront/brand';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { rendered, testGateway } from '../testing/test-gateway.ts';

type Manifest = {
  name: string;
  theme_color: string;
  background_color: string;
  user_preferences: { color_scheme: Record<'dark' | 'light', { background_color: string }> };
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
};

/** Sizes of the images that are not icons of a fixed format. */
const sizes = {
  'apple-touch-icon.png': [180, 180],
  'icon-192.png': [192, 192],
  'icon-512.png': [512, 512],
  'icon-maskable-512.png': [512, 512],
  'social.jpg': [1200, 630],
};

describe.each(brandIds)('a site that is started with BRAND=%s', (id) => {
  const brand = brandOf(readConfiguration({ BRAND: id }, brandIds).brandId);
  const brandId = brand.id;
  const gateway = testGateway({ brandId, publicUrl: 'https://casino.example' });

  it('has the name, colours, fonts, radii and default scheme of its brand on every page', async () => {
    const { body } = await gateway.inject('/');
    expect(body).toContain(`data-brand="${brandId}" data-theme="${brand.defaultScheme}"`);
    expect(body).toContain(`--page:${brand.palette.light.page}`);
    expect(body).toContain(`--font-display:${brand.fonts.display};`);
    expect(body).toContain(`<meta property="og:image:alt" content="${brand.name}">`);
    expect(body).toContain(`--r-card:${brand.radius.card}px`);
    expect(body).toContain(`<meta name="theme-color" content="${themeColor(brand, brand.defaultScheme)}">`);
    for (const id of brandIds.filter((other) => other !== brandId)) expect(body).not.toContain(brandOf(id).palette.light.page);
  });

  it('shows its name on an error page of the gateway', async () => {
    const { body } = await gateway.inject({ method: 'POST', url: '/' });
    expect(body).toContain(brand.name);
    expect(body).toContain(`--action:${brand.palette[brand.defaultScheme].action}`);
  });

  it('links icons, manifest and social image that exist', async () => {
    const { body } = await gateway.inject('/');
    const links = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon|later" as="manifest)" href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
    for (const url of links) expect((await gateway.inject(url)).statusCode, url).toBe(200);
    expect(body).toContain('<meta property="og:image" content="https://casino.example/social.jpg">');
  });

  it('is installed under its own name and with its own icons', async () => {
    const response = await gateway.inject('/manifest.webmanifest');
    const manifest: Manifest = response.json();
    expect(response.headers['content-type']).toContain('application/manifest+json');
    expect(manifest).toMatchObject({ name: brand.name, background_color: themeColor(brand, brand.defaultScheme) });
    for (const scheme of ['dark', 'light'] as const) {
      expect(manifest.user_preferences.color_scheme[scheme].background_color, scheme).toBe(themeColor(brand, scheme));
    }
    for (const { src, type } of manifest.icons) expect((await gateway.inject(src)).headers['content-type']).toBe(type);
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it.each(Object.entries(sizes))('serves %s at its size', async (name, size) => {
    const { width, height } = await sharp((await gateway.inject(`/${name}`)).rawPayload).metadata();
    expect([width, height]).toEqual(size);
  });

  it.each([...brandImages, 'favicon.svg', 'manifest.webmanifest'])('lets a browser cache %s for a day', async (name) => {
    const { headers, rawPayload } = await gateway.inject(`/${name}`);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(rawPayload.length).toBeGreaterThan(100);
    const again = await gateway.inject({ url: `/${name}`, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('draws its mark in its own colours', async () => {
    const { body } = await gateway.inject('/favicon.svg');
    expect(body).toContain(brand.mark.paths[0]?.d);
    expect(body).toContain(brand.palette[brand.defaultScheme].action);
  });
});

describe('the fonts of a page', () => {
  const namedBeforeScripts = (body: string) =>
    [...body.slice(0, body.indexOf('<script')).matchAll(/as="font"[^>]+href="\/assets\/desktop\/([a-z-]+)-wght/g)].map((match) => match[1]);

  it.each([
    { brandId: 'northlight', languageTag: 'en', fonts: ['bricolage-grotesque-latin', 'inter-latin'] },
    { brandId: 'northlight', languageTag: 'ru-RU', fonts: ['bricolage-grotesque-latin', 'inter-latin', 'inter-cyrillic'] },
    { brandId: 'northlight', languageTag: 'ja-JP', fonts: ['bricolage-grotesque-latin', 'inter-latin'] },
    { brandId: 'marlowe', languageTag: 'fi-FI', fonts: ['newsreader-latin', 'inter-latin'] },
    { brandId: 'marlowe', languageTag: 'ru-RU', fonts: ['newsreader-latin', 'inter-latin', 'inter-cyrillic'] },
  ] as const)(
    'of $brandId in $languageTag are preloaded before the script that decides when to load them',
    async ({ brandId, languageTag, fonts }) => {
      const { body } = await testGateway({ brandId, render: async () => rendered({ languageTag }) }).inject('/');
      expect(namedBeforeScripts(body)).toEqual(fonts);
    },
  );
});
