import { describe, expect, it } from 'vitest';
import type { Asset, AssetStore } from '../assets/asset-store.ts';
import { assertHasFiles, inlinedStyles, ownFiles, pageFiles, type BuildManifest } from './build-manifest.ts';

const manifest: BuildManifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/entry.css'],
    assets: ['assets/inter-latin-ext-wght.woff2', 'assets/inter-latin-wght.woff2', 'assets/bricolage-grotesque-latin-wght.woff2', 'assets/felt.avif'],
  },
  '_react.js': { file: 'assets/react.js', imports: ['src/entry-client.tsx'] },
  'src/LobbyPage.tsx': { file: 'assets/lobby.js', imports: ['_react.js', '_tile.js'], css: ['assets/lobby.css'] },
  '_tile.js': { file: 'assets/tile.js', css: ['assets/tile.css'] },
  'src/AccountPage.tsx': { file: 'assets/account.js' },
};

describe('pageFiles', () => {
  it('lists what the entry and the rendered modules import, each once, dependencies first', () => {
    expect(pageFiles(manifest, ['src/LobbyPage.tsx'])).toEqual({
      entry: '/assets/entry.js',
      scripts: ['/assets/react.js', '/assets/tile.js', '/assets/lobby.js'],
      styles: ['/assets/entry.css', '/assets/tile.css', '/assets/lobby.css'],
      fonts: ['/assets/inter-latin-ext-wght.woff2', '/assets/inter-latin-wght.woff2', '/assets/bricolage-grotesque-latin-wght.woff2'],
    });
  });

  it('rejects a manifest without an entry', () => expect(() => pageFiles({}, [])).toThrow('no entry'));

  it('rejects a page without its own file', () => expect(() => pageFiles(manifest, ['src/Unknown.tsx'])).toThrow('does not name src/Unknown.tsx'));
});

it('lists what a page needs besides the entry', () =>
  expect(ownFiles(manifest, 'src/LobbyPage.tsx')).toEqual(['/assets/tile.js', '/assets/lobby.js', '/assets/tile.css', '/assets/lobby.css']));

const assetOf = (text: string): Asset => ({ type: '', isImmutable: true, etag: '', identity: Buffer.from(text), br: null, gzip: null });

describe('assertHasFiles', () => {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const storeOf = (paths: readonly string[]): AssetStore => new Map(paths.map((path) => [`/${path}`, assetOf('')]));

  it('accepts a build whose files all exist', () => expect(() => assertHasFiles(manifest, storeOf(files))).not.toThrow());

  it.each(['assets/account.js', 'assets/tile.css', 'assets/felt.avif'])('rejects one without %s, for example in the middle of a build', (missing) =>
    expect(() => assertHasFiles(manifest, storeOf(files.filter((file) => file !== missing)))).toThrow(`names /${missing}, which does not exist`),
  );
});

describe('inlinedStyles', () => {
  const sheet = (css: string): AssetStore => new Map([['/assets/a.css', assetOf(css)]]);

  it.each([
    ['url(./x.woff2)', 'url(/assets/x.woff2)'],
    ['url("../y.svg#z")', 'url("/y.svg#z")'],
    ['url(/assets/x.woff2)', 'url(/assets/x.woff2)'],
    ["url('data:image/svg+xml,x')", "url('data:image/svg+xml,x')"],
    ['url(#gradient)', 'url(#gradient)'],
  ])('writes %s as %s', (relative, absolute) => expect(inlinedStyles(['/assets/a.css'], sheet(`a{b:${relative}}`))).toBe(`a{b:${absolute}}`));

  it('does not let any text close the style element', () =>
    expect(inlinedStyles(['/assets/a.css'], sheet('a::after{content:"</style>"}'))).not.toContain('</style'));
});
