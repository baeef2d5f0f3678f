import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AssetStore } from '../assets/asset-store.ts';
import { webFolder } from '../build-folders.ts';
import type { FormFactor } from '../form-factor/formFactorOf.ts';
import { inlinedStyles, pageFiles, type BuildManifest, type PageFiles } from './build-manifest.ts';
import type { DocumentParts, RenderInput, RenderResult, SiteBuild } from './site-build.ts';

/** What `entry-server.js` of a build exports. */
type ServerEntry = { render(input: RenderInput): Promise<RenderResult>; queryKeys: readonly string[] };

/** A build as it lies in its `dist` folder. @throws with the folder's name when it was not built. */
export async function loadBuiltSite(formFactor: FormFactor, assets: AssetStore, folder = webFolder(formFactor)): Promise<SiteBuild> {
  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as BuildManifest;
  const { render, queryKeys } = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as ServerEntry;
  const partsOfModules = new Map<string, DocumentParts>();
  return {
    formFactor,
    queryKeys,
    render,
    async partsFor(modules) {
      const name = modules.join('\n');
      const parts = partsOfModules.get(name) ?? builtParts(pageFiles(manifest, modules), assets);
      partsOfModules.set(name, parts);
      return parts;
    },
  };
}

function builtParts(files: PageFiles, assets: AssetStore): DocumentParts {
  const scripts = files.scripts.map((href) => `<link rel="modulepreload" href="${href}">`);
  // Already inlined. A disabled link loads nothing, and its presence keeps Vite from loading the sheet again with its chunk.
  const styles = files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
  return {
    styles: inlinedStyles(files.styles, assets),
    fonts: files.fonts,
    head: [`<link rel="modulepreload" href="${files.entry}">`, ...scripts, ...styles].join(''),
    scripts: `<script type="module" src="${files.entry}"></script>`,
  };
}
