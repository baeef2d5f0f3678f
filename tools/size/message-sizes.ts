import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../start/repository.mjs';

const folder = join(root, 'apps/web-desktop/dist/client/assets/desktop');

export type MessageSize = { locale: string; core: number; later: number };

/** Brotli bytes of the built messages of each language; those of the mobile build are the same. */
export function messageSizes(): MessageSize[] {
  const files = readdirSync(folder);
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;
  return files.flatMap((file) => {
    const locale = /^([a-z]{2})\.more-/.exec(file)?.[1];
    if (locale === undefined) return [];
    const core = files.find((name) => name.startsWith(`${locale}-`));
    if (!core) throw new Error(`The build has no core messages of ${locale}`);
    return [{ locale, core: bytesOf(core), later: bytesOf(file) }];
  });
}
