import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { arrivalScript } from './arrival-script.ts';
import { lostImports } from './lost-imports.ts';
import { serviceWorker } from './service-worker.ts';
import { unusedComponents } from './unused-components.ts';

/** The parser package's own build without the parser. */
const noParser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'));

/** Libraries that change less often than the site: a deploy of ours leaves their file cached. */
const libraries = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-intl|intl-messageformat|@formatjs|@tanstack\/(react-query|query-core))\//,
};

/**
 * What every page starts from is one file, and so is what the same pages share: a request costs a browser more than some kilobytes do, and small files
 * compress badly. Larger thresholds (bytes of source) give pages code that is not theirs.
 */
const siteGroups = [
  { name: 'site', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
];

/** The bundler would name a shared file after all the pages that share it. */
const fileName = (name = '') => (name.startsWith('shared~') ? 'shared' : '[name]');

/**
 * The Vite configuration of a build of the site. The client build writes hashed assets under `/assets/<form factor>/`, a manifest, `arrival.js` and the parts of `sw.js`;
 * with `--ssr` it writes one server bundle with everything in it, always in React's production mode.
 */
export function webApp(formFactor: 'desktop' | 'mobile', { isSsr }: { isSsr: boolean }): UserConfig {
  return {
    plugins: [react(), ...(isSsr ? [] : [lostImports(), unusedComponents(), arrivalScript(), serviceWorker(formFactor)])],
    resolve: {
      // Messages are compiled to their syntax tree at build, so the ICU parser is left out.
      alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }],
    },
    build: {
      target: 'es2022',
      outDir: isSsr ? 'dist/server' : 'dist/client',
      assetsDir: `assets/${formFactor}`,
      manifest: !isSsr,
      sourcemap: false,
      reportCompressedSize: false,
      copyPublicDir: false,
      rolldownOptions: isSsr
        ? // One file: what a running gateway has not needed yet must not be gone when a new build lies in its place.
          { input: 'src/entry-server.tsx', output: { entryFileNames: 'entry-server.js', codeSplitting: false } }
        : {
            input: 'src/entry-client.tsx',
            output: {
              codeSplitting: { groups: [libraries, ...siteGroups] },
              chunkFileNames: ({ name }) => `assets/${formFactor}/${fileName(name)}-[hash].js`,
              assetFileNames: ({ names }) => `assets/${formFactor}/${fileName(names[0])}-[hash][extname]`,
            },
          },
    },
    ssr: { noExternal: true },
    ...(isSsr ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  };
}
