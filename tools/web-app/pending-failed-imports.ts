import type { Plugin } from 'vite';

const end = 'if (!e.defaultPrevented) throw err;';

/**
 * Leaves a failed import pending if a listener of `vite:preloadError` prevented the error because the page is about to reload. Vite would resolve it
 * to `undefined`, and the code that awaits the module would throw.
 */
export function pendingFailedImports(): Plugin {
  let isChanged = false;
  return {
    name: 'pending-failed-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler(code) {
        isChanged = code.includes(end);
        return { code: code.replace(end, `${end} return new Promise(() => {});`), map: null };
      },
    },
    generateBundle() {
      if (!isChanged) this.error('The preload helper of this Vite version has changed: check how it handles a prevented error.');
    },
  };
}
