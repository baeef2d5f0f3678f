import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const source = fileURLToPath(new URL('../../libs/site/src/arrival/arrival-script.ts', import.meta.url));

/** Writes `arrival.js`, the first script of every page, to the client build for the gateway to inline (docs/arrival.md). A development server injects it into its pages. */
export function arrivalScript(): Plugin[] {
  return [
    {
      name: 'arrival-script',
      apply: 'build',
      async writeBundle({ dir = 'dist/client' }) {
        await writeFile(join(dir, 'arrival.js'), await bundleScript(source));
      },
    },
    {
      name: 'arrival-script-in-development',
      apply: 'serve',
      transformIndexHtml: async () => [{ tag: 'script', children: await bundleScript(source), injectTo: 'head-prepend' }],
    },
  ];
}
