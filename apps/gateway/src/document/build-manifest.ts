import type { Asset, AssetStore } from '../assets/asset-store.ts';

/** The fields of Vite's manifest that the gateway uses. */
export type ManifestChunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/** URLs that a page needs before its first paint; `fonts` are all that its styles name. */
export type PageFiles = { entry: string; scripts: string[]; styles: string[]; fonts: string[] };

/**
 * The files of the entry and the modules with everything they import statically, each once, dependencies first. @throws for a module that the bundler
 * merged into another file, because its styles would be missing.
 */
export function pageFiles(manifest: BuildManifest, modules: readonly string[]): PageFiles {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const entry = entryKey === undefined ? undefined : manifest[entryKey];
  if (entryKey === undefined || !entry) throw new Error('The build manifest names no entry.');
  const all: ManifestChunk[] = [];
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest does not name ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    all.push(chunk);
  };
  for (const key of [entryKey, ...modules]) visit(key);
  return {
    entry: `/${entry.file}`,
    scripts: unique(all.filter((chunk) => chunk !== entry).map((chunk) => chunk.file)).filter((file) => file.endsWith('.js')),
    styles: unique(all.flatMap((chunk) => chunk.css ?? [])),
    fonts: unique(all.flatMap((chunk) => chunk.assets ?? [])).filter((file) => file.endsWith('.woff2')),
  };
}

/** The scripts and styles of a module that the entry does not already load. */
export function ownFiles(manifest: BuildManifest, module: string): string[] {
  const filesOf = ({ scripts, styles }: PageFiles) => [...scripts, ...styles];
  const entrys = new Set(filesOf(pageFiles(manifest, [])));
  return filesOf(pageFiles(manifest, [module])).filter((file) => !entrys.has(file));
}

/**
 * @throws if the store lacks a file of the manifest, because a build replaced the files while they were read: every page would link missing files.
 * A running gateway has all files in memory and needs no such check.
 */
export function assertHasFiles(manifest: BuildManifest, assets: AssetStore): void {
  const named = unique(Object.values(manifest).flatMap(({ file, css = [], assets: others = [] }) => [file, ...css, ...others]));
  const [missing] = named.filter((path) => !assets.has(path));
  if (missing) throw new Error(`The build manifest names ${missing}, which does not exist: was a build running? Start again when it has ended.`);
}

/** The style sheets' text, in order. Relative URLs are made absolute, because in an inlined style they would be resolved against the page's URL. */
export function inlinedStyles(paths: readonly string[], assets: AssetStore): string {
  return paths.map((path) => withAbsoluteUrls(textOf(path, assets.get(path)), path)).join('');
}

function textOf(path: string, asset: Asset | undefined): string {
  if (!asset) throw new Error(`The build manifest names ${path}, which does not exist.`);
  return asset.identity.toString('utf8').replaceAll('</style', '<\\/style').trim();
}

function withAbsoluteUrls(css: string, path: string): string {
  return css.replace(/url\((['"]?)(?!['"]?(?:[a-z]+:|\/|#))([^'")]+)\1\)/gi, (_, quote: string, relative: string) => {
    const { pathname, search, hash } = new URL(relative, `http://site${path}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => (file.startsWith('/') ? file : `/${file}`));
}
