import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The chunks of a build by their source, each with the chunks that load with it and those that load later. */
export type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[] }>;

/** `folder`: the output of the build. */
export const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of chunks and of all chunks that they import. */
export function filesOf(manifest: Manifest, chunks: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  chunks.forEach(visit);
  return files;
}

/** Brotli bytes of files of a build. */
export function brotliBytes(folder: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}
