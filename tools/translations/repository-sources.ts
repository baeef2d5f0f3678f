import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const skipped = /^(node_modules|dist|dist-types|compiled|storybook-static|art|seed)$/;

/** A source file of the sites and servers that may show messages. */
export type SourceFile = { readonly path: string; readonly text: string };

/** tools/web-app puts messages into the offline page of the service worker, language-offers.ts into a module. */
export function repositorySources(): SourceFile[] {
  const offers = join(root, 'tools/translations/language-offers.ts');
  return [
    ...['apps', 'libs', 'tools/web-app'].flatMap((folder) => sourcesIn(join(root, folder))),
    { path: offers, text: readFileSync(offers, 'utf8') },
  ];
}

function sourcesIn(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [{ path, text: readFileSync(path, 'utf8') }] : [];
  });
}

/** Looks up which files name a message, by file name without extension. */
export function componentsByMessage(sources: readonly SourceFile[]): (id: string) => readonly string[] {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, , id = ''] of text.matchAll(/(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/g)) {
      const names = found.get(id) ?? new Set();
      found.set(id, names.add(basename(path).replace(/\.tsx?$/, '')));
    }
  return (id) => [...(found.get(id) ?? [])];
}
