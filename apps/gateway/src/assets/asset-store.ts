import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtFiles } from './built-files.ts';
import { contentHash } from './content-hash.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

/** One file, held in memory in each form it can be sent in. */
export type Asset = {
  type: string;
  /** Its name carries a hash of its content, so a browser may keep it for ever. */
  isImmutable: boolean;
  etag: string;
  identity: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
};

/** Assets by the path of their address. */
export type AssetStore = ReadonlyMap<string, Asset>;

/** A folder of built files and where it is served. */
export type AssetSource = { folder: string; urlPrefix: string };

const hashedNames = /^\/(games\/)?assets\//;

/** Reads every built file, with the compressed forms that the build step left in `compressedFolder`. */
export async function loadAssets(sources: readonly AssetSource[], compressedFolder: string): Promise<AssetStore> {
  const store = new Map<string, Asset>();
  for (const { folder, urlPrefix } of sources) {
    for (const file of await builtFiles(folder))
      store.set(`${urlPrefix}${file}`, await loadAsset(join(folder, file), `${urlPrefix}${file}`, compressedFolder));
  }
  return store;
}

/** A file that is made at the start. */
export function assetOf(name: string, identity: Buffer): Asset {
  const forms = isCompressible(name) ? { br: brotliCompressSync(identity), gzip: gzipSync(identity) } : { br: null, gzip: null };
  return { type: contentTypeOf(name), isImmutable: false, etag: `W/"${contentHash(identity)}"`, identity, ...forms };
}

/** Reads one file. `path` is that of its address. */
export async function loadAsset(file: string, path: string, compressedFolder: string): Promise<Asset> {
  const identity = await readFile(file);
  const hash = contentHash(identity);
  const compressed = (ending: string) => (isCompressible(file) ? readFile(join(compressedFolder, `${hash}.${ending}`)).catch(() => null) : null);
  const [br, gzip] = await Promise.all([compressed('br'), compressed('gz')]);
  // Weak, because one tag stands for all encodings of the same content.
  return { type: contentTypeOf(file), isImmutable: hashedNames.test(path), etag: `W/"${hash}"`, identity, br, gzip };
}
