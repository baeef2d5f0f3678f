import { nxScript, pinnedNode, toolEnvironment } from './repository.mjs';
import { runQuietly, withProgress } from './run-step.mjs';

const projects = ['web-desktop', 'web-mobile', 'back-office', 'games', 'gateway', 'api', 'i18n'].map((name) => `@playfront/${name}`);

/**
 * Builds what the gateway serves. Nx looks at contents and rebuilds only what a change reaches.
 * @returns {Promise<void>}
 */
export function build() {
  return withProgress('Building both sites, the back office and the games', () => nxRunMany(['build', 'build-ssr', 'compile-messages']));
}

/**
 * Compiled messages are all that the development servers need beforehand; the games and the back office are built, as is the API's document.
 * @returns {Promise<void>}
 */
export function buildForDevelopment() {
  return withProgress('Building games, back office, messages and documents', () =>
    nxRunMany(['build', 'compile-messages'], ['@playfront/back-office', '@playfront/games', '@playfront/api', '@playfront/i18n']),
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
