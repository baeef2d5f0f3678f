import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverBuildOf, type FormFactor } from '@playfront/api-contract/site-build';
import type { AssetStore } from '../assets/asset-store.ts';
import { webFolder } from '../build-folders.ts';
import { assertHasFiles, inlinedStyles, ownFiles, pageFiles, type BuildManifest, type PageFiles } from './build-manifest.ts';
import type { DocumentParts, SiteBuild, WorkerParts } from './site-build.ts';

/** Loads a build from its `dist` folder. @throws with the folder's name if it was not built, or if its files do not match its manifest. */
export async function loadBuiltSite(formFactor: FormFactor, assets: AssetStore, folder = webFolder(formFactor)): Promise<SiteBuild> {
  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as BuildManifest;
  assertHasFiles(manifest, assets);
  const bundle: object = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
  const build = serverBuildOf(bundle);
  const partsOfModules = new Map<string, DocumentParts>();
  return {
    ...build,
    formFactor,
    arrivalScript: (await readFile(join(folder, 'client/arrival.js'), 'utf8')).trim(),
    pageFiles: Object.fromEntries(Object.entries(build.pageSources).map(([name, source]) => [name, ownFiles(manifest, source)])),
    worker: await loadWorker(join(folder, 'client')),
    async partsFor(modules) {
      const name = modules.join('\n');
      const parts = partsOfModules.get(name) ?? builtParts(pageFiles(manifest, modules), assets);
      partsOfModules.set(name, parts);
      return parts;
    },
  };
}

async function loadWorker(folder: string): Promise<WorkerParts> {
  const [script, build, messages] = await Promise.all(
    ['sw.js', 'sw-build.json', 'sw-messages.json'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  if (!script || !build || !messages) throw new Error(`${folder} has a service worker without messages`);
  return { script, build, messages };
}

function builtParts(files: PageFiles, assets: AssetStore): DocumentParts {
  // Already inlined. The arrival script makes them disabled style sheets, which load nothing and prevent Vite from loading them again with their chunk.
  // Not written as style sheets here: Chromium's preload scanner loads even disabled ones.
  const styles = files.styles.map((href) => `<link rel="inlined" href="${href}" disabled>`);
  return {
    styles: inlinedStyles(files.styles, assets),
    fonts: files.fonts,
    head: laterLinks(files.entry, files.scripts) + styles.join(''),
    scripts: '',
  };
}

/** Elements for the scripts that the arrival script loads later: the entry, then its imports, in parallel. */
function laterLinks(entry: string, scripts: readonly string[]): string {
  return [`<link rel="later" id="entry" href="${entry}">`, ...scripts.map((href) => `<link rel="later" href="${href}">`)].join('');
}
