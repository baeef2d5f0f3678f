import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { arrivalScript } from './arrival-script.ts';
import { pendingFailedImports } from './pending-failed-imports.ts';
import { serviceWorker } from './service-worker.ts';
import { unusedComponents } from './unused-components.ts';
import { withoutIcuParser } from './without-icu-parser.ts';

/** Libraries change less often than the site, so their file stays cached after a deploy. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|@tanstack\/(react-query|query-core))\//,
};

/**
 * The code that every page needs first is one file, and so is the code that the same pages share: a request costs more than a few kilobytes, and small
 * files compress badly. Larger thresholds (bytes of source) add code to pages that do not need it.
 */
const siteGroups = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 520 },
];

/** Shortens the name of a shared file, which the bundler builds from the names of all pages that share it. */
const fileName = (name = '') => (name.startsWith('shared~') ? 'shared' : '[name]');

/**
 * The Vite configuration of a build of the site. The client build writes hashed assets under `/assets/<form factor>/`, a manifest, `arrival.js` and the parts of `sw.js`;
 * with `--ssr` it writes one server bundle with all dependencies, always in React's production mode.
 */
export function webApp(formFactor: 'desktop' | 'mobile', { isSsr }: { isSsr: boolean }): UserConfig {
  // The same for both, because pages rendered on the server name the files of the client build.
  const assetFileNames = ({ names }: { names: string[] }) => `assets/${formFactor}/${fileName(names[0])}-[hash:7][extname]`;
  return {
    plugins: [react(), ...(isSsr ? [] : [pendingFailedImports(), unusedComponents(), arrivalScript(), serviceWorker(formFactor)])],
    resolve: withoutIcuParser,
    build: {
      target: 'es2022',
      outDir: isSsr ? 'dist/server' : 'dist/client',
      assetsDir: `assets/${formFactor}`,
      manifest: !isSsr,
      sourcemap: false,
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: isSsr
        ? // One file, since a running gateway could not load further files after a new build has replaced them.
          { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js', assetFileNames, codeSplitting: false } }
        : {
            input: 'src/entry-client.tsx',
            output: {
              codeSplitting: { groups: [libraries, ...siteGroups] },
              chunkFileNames: ({ name }) => `assets/${formFactor}/${fileName(name)}-[hash:7].js`,
              assetFileNames,
            },
          },
    },
    ssr: { noExternal: true },
    ...(isSsr ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  };
}
