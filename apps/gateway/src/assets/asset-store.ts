import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFiles } from './built-files.ts';
import { contentHash } from './content-hash.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** A file held in memory in every encoding it can be sent in. */
export type Asset = {
  type: string;
  /** Its name contains a hash of its content, so browsers may cache it forever. */
  isImmutable: boolean;
  etag: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
};

/** Assets by URL path. */
export type AssetStore = ReadonlyMap<string, Asset>;

/** A folder of built files and the URL prefix that it is served under. */
export type AssetSource = { folder: string; urlPrefix: string };

const hashedNames = /^\/((games|back-office)\/)?assets\//;

/** Loads every built file with the compressed versions that the build step wrote to `compressedFolder`. */
export async function loadAssets(sources: readonly AssetSource[], compressedFolder: string): Promise<AssetStore> {
  const store = new Map<string, Asset>();
  for (const { folder, urlPrefix } of sources) {
    for (const file of await builtFiles(folder))
      store.set(`${urlPrefix}${file}`, await loadAsset(join(folder, file), `${urlPrefix}${file}`, compressedFolder));
  }
  return store;
}

/** A file that is generated at startup. */
export function assetOf(name: string, identity: Buffer): Asset {
  const forms = isCompressible(name) ? { br: brotliCompressSync(identity), gzip: gzipSync(identity) } : { br: null, gzip: null };
  return { type: contentTypeOf(name), isImmutable: false, etag: `W/"${contentHash(identity)}"`, identity, ...forms };
}

/** Loads one file. `path` is its URL path. */
export async function loadAsset(file: string, path: string, compressedFolder: string): Promise<Asset> {
  const identity = await readFile(file);
  const hash = contentHash(identity);
  const compressed = (ending: string) => (isCompressible(file) ? readFile(join(compressedFolder, `${hash}.${ending}`)).catch(() => null) : null);
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gz')]);
  // Weak, because all encodings of the same content share one ETag.
  return { type: contentTypeOf(file), isImmutable: hashedNames.test(path), etag: `W/"${hash}"`, identity, br, gzip };
}
