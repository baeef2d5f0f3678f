// Build step: writes brotli (11) and gzip (9) versions of every compressible built file, named by content hash, which the gateway serves from memory.
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from '../assets/built-files.ts';
import { contentHash } from '../assets/content-hash.ts';
import { isCompressible } from '../assets/content-types.ts';
import { backOfficeFolder, compressedFolder, gamesFolder, webFolder } from '../build-folders.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
// Below this size, compression saves less than its header costs.
const smallestBytes = 256;

async function compressFile(file: string): Promise<string[]> {
  const content = await readFile(file);
  if (!isCompressible(file) || content.length < smallestBytes) return [];
  const hash = contentHash(content);
  const size = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const forms = { [`${hash}.br`]: () => brotli(content, { params: size }), [`${hash}.gz`]: () => gzipped(content, { level: 9 }) };
  for (const [name, compress] of Object.entries(forms)) {
    const target = join(compressedFolder, name);
    const isThere = await stat(target).then(
      () => true,
      () => false,
    );
    if (!isThere) await writeFile(target, await compress());
  }
  return Object.keys(forms);
}

await mkdir(compressedFolder, { recursive: true });
const folders = [join(webFolder('desktop'), 'client'), join(webFolder('mobile'), 'client'), gamesFolder, backOfficeFolder];
const files = (await Promise.all(folders.map(async (folder) => (await builtFiles(folder)).map((file) => resolve(folder, file))))).flat();
const written = new Set((await Promise.all(files.map(compressFile))).flat());
const left = (await readdir(compressedFolder)).filter((name) => !written.has(name));
await Promise.all(left.map((name) => rm(join(compressedFolder, name))));
console.log(`${files.length} files, ${written.size} compressed forms`);
