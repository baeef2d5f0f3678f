import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { brotliBytes, readManifest } from './manifest.ts';

const folder = join(root, 'apps/web-desktop/dist/client');

export type MessageSize = { locale: string; core: number; later: number };

/** Brotli bytes of the built messages of each language; those of the mobile build are the same. */
export function messageSizes(): MessageSize[] {
  const manifest = readManifest(folder);
  // By source: several files of a language have the same name, such as its core messages and those of the games.
  const bytesOf = (source: string) => {
    const chunk = manifest[`../../libs/i18n/src/compiled/${source}`];
    if (!chunk) throw new Error(`The build has no messages ${source}`);
    return brotliBytes(folder, [chunk.file]);
  };
  return Object.keys(manifest).flatMap((source) => {
    const locale = /\/compiled\/([a-z]{2})\.more\.json$/.exec(source)?.[1];
    return locale === undefined ? [] : [{ locale, core: bytesOf(`${locale}.json`), later: bytesOf(`${locale}.more.json`) }];
  });
}
