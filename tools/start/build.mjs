import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nxScript, pinnedNode, root, toolEnvironment } from './repository.mjs';
import { runQuietly, withProgress } from './run-step.mjs';

const stampFile = join(root, '.nx/playfront-build');
const projects = ['web-desktop', 'web-mobile', 'games', 'gateway', 'api', 'i18n'].map((name) => `@playfront/${name}`);
const sources = [
  ...[
    'apps/web-desktop',
    'apps/web-mobile',
    'apps/games',
    'apps/gateway/src/build-step',
    'apps/gateway/src/assets',
    'apps/api/src/docs',
    'libs',
    'translations',
    'tools/translations',
    'tools/web-app',
  ],
  ...['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', 'apps/gateway/package.json', 'apps/api/package.json'],
];
const outputs = [
  ...['desktop', 'mobile'].flatMap((formFactor) =>
    ['client/.vite/manifest.json', 'server/entry-server.js'].map((file) => `apps/web-${formFactor}/dist/${file}`),
  ),
  ...['apps/games/dist', 'apps/gateway/dist/compressed', 'apps/api/dist/openapi.json', 'libs/i18n/src/compiled/en.json'],
];
const ignoredFolders = new Set(['node_modules', 'dist', 'dist-types', 'compiled', 'storybook-static', 'test-results', '__screenshots__']);
const ignoredFiles = /(\.(test|stories)\.[a-z]+|\.md|\.tsbuildinfo)$/;

/**
 * Builds what the gateway serves. Nothing at all is run when no source was touched since the last build; else Nx rebuilds what the change reaches.
 * @returns {Promise<void>}
 */
export async function build() {
  const stamp = sourcesStamp();
  const isBuilt = outputs.every((output) => existsSync(join(root, output)));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await withProgress('Building both sites and the games', () => nxRunMany(['build', 'build-ssr', 'compile-messages']));
  mkdirSync(join(root, '.nx'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/**
 * Compiled messages are all that the development servers need beforehand; the games have none and are built, as is the API's document.
 * @returns {Promise<void>}
 */
export function buildForDevelopment() {
  return withProgress('Building games, messages and documents', () =>
    nxRunMany(['build', 'compile-messages'], ['@playfront/games', '@playfront/api', '@playfront/i18n']),
  );
}

/**
 * @param {readonly string[]} targets
 * @param {readonly string[]} [only]
 * @returns {Promise<void>}
 */
function nxRunMany(targets, only = projects) {
  return runQuietly(pinnedNode(), [nxScript, 'run-many', '-t', ...targets, '-p', ...only, '--parallel=2', '--outputStyle=static', '--nxBail'], {
    log: 'build',
    env: toolEnvironment(),
  });
}

/** Names, sizes and times of all sources: a touched file costs a run of Nx, which then looks at contents. */
function sourcesStamp() {
  const hash = createHash('sha256');
  for (const source of sources) addToStamp(source, hash);
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @param {import('node:crypto').Hash} hash
 */
function addToStamp(path, hash) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) return void hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`);
  for (const child of readdirSync(join(root, path), { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const isIgnored = child.name.startsWith('.') || (child.isDirectory() ? ignoredFolders.has(child.name) : ignoredFiles.test(child.name));
    if (!isIgnored) addToStamp(`${path}/${child.name}`, hash);
  }
}
