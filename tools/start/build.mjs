import { nxScript, pinnedNode, toolEnvironment } from './repository.mjs';
import { runQuietly, withProgress } from './run-step.mjs';

const projects = ['web-desktop', 'web-mobile', 'back-office', 'games', 'gateway', 'api', 'i18n'].map((name) => `@playfront/${name}`);

/**
 * Builds everything the gateway serves. Nx rebuilds only the projects whose inputs have changed.
 * @returns {Promise<void>}
 */
export function build() {
  return withProgress('Building both sites, the back office and the games', () => nxRunMany(['build', 'build-ssr', 'compile-messages']));
}

/**
 * Builds only what the development servers do not build themselves: messages, games, the back office and the API's OpenAPI document.
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
