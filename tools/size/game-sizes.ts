import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { brotliBytes, filesOf, readManifest } from './manifest.ts';

const folder = join(root, 'apps/games/dist');

export type GameSize = { engine: string; bytes: number };

/** Brotli bytes of JavaScript of each engine: its page, its largest scene, and the messages of the longest language. */
export function gameSizes(): GameSize[] {
  const manifest = readManifest(folder);
  const scripts = (chunks: readonly string[]) => [...filesOf(manifest, chunks)].filter((file) => file.endsWith('.js'));
  const engines = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  const pageChunks = (chunk: string): string[] => [chunk, ...(manifest[chunk]?.imports ?? []).flatMap(pageChunks)];
  return engines.map(([entry]) => {
    const page = new Set(scripts([entry]));
    const later = new Set(pageChunks(entry).flatMap((chunk) => manifest[chunk]?.dynamicImports ?? []));
    const largest = (chunks: readonly string[]) =>
      Math.max(
        0,
        ...chunks.map((chunk) =>
          brotliBytes(
            folder,
            scripts([chunk]).filter((file) => !page.has(file)),
          ),
        ),
      );
    const isMessages = (chunk: string) => chunk.endsWith('.json');
    const bytes = brotliBytes(folder, page) + largest([...later].filter(isMessages)) + largest([...later].filter((chunk) => !isMessages(chunk)));
    return { engine: entry.split('/')[0] ?? entry, bytes };
  });
}
