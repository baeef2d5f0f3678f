import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssetStore } from '../assets/asset-store.ts';
import { webFolder } from '../build-folders.ts';
import type { FormFactor } from '../form-factor/formFactorOf.ts';
import { assertHasFiles, inlinedStyles, pageFiles, type BuildManifest, type PageFiles } from './build-manifest.ts';
import { laterLinks } from './later-scripts.ts';
import type { DocumentParts, RenderInput, RenderResult, SiteBuild, SiteMap, WorkerParts } from './site-build.ts';

/** What `entry-server.js` of a build exports. */
type ServerEntry = { render(input: RenderInput): Promise<RenderResult>; queryKeys: readonly string[]; siteMap: SiteMap };

/** A build as it lies in its `dist` folder. @throws with the folder's name when it was not built, and when its files are not those of its manifest. */
export async function loadBuiltSite(formFactor: FormFactor, assets: AssetStore, folder = webFolder(formFactor)): Promise<SiteBuild> {
  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as BuildManifest;
  assertHasFiles(manifest, assets);
  const { render, queryKeys, siteMap } = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as ServerEntry;
  const partsOfModules = new Map<string, DocumentParts>();
  return {
    formFactor,
    queryKeys,
    siteMap,
    worker: await loadWorker(join(folder, 'client')),
    render,
    async partsFor(modules) {
      const name = modules.join('\n');
      const parts = partsOfModules.get(name) ?? builtParts(pageFiles(manifest, modules), assets);
      partsOfModules.set(name, parts);
      return parts;
    },
  };
}

async function loadWorker(folder: string): Promise<WorkerParts> {
  const [script, build, words] = await Promise.all(['sw.js', 'sw-build.json', 'sw-words.json'].map((name) => readFile(join(folder, name), 'utf8')));
  if (!script || !build || !words) throw new Error(`${folder} has a service worker without words`);
  return { script, build, words };
}

function builtParts(files: PageFiles, assets: AssetStore): DocumentParts {
  // Already inlined. A disabled link loads nothing, and its presence keeps Vite from loading the sheet again with its chunk.
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return {
    styles: inlinedStyles(files.styles, assets),
    fonts: files.fonts,
    head: laterLinks(files.entry, files.scripts) + styles.join(''),
    scripts: '',
  };
}
