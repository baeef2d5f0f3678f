import type { Plugin } from 'vite';

const end = 'if (!e.defaultPrevented) throw err;';

/**
 * Leaves an import that failed pending where a listener of `vite:preloadError` prevented the error, since the page is about to go. Vite resolves it
 * to `undefined`, which throws in whatever waits for the module.
 */
export function lostImports(): Plugin {
  let isChanged = false;
  return {
    name: 'lost-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler(code) {
        isChanged = code.includes(end);
        return { code: code.replace(end, `${end} return new Promise(() => {});`), map: null };
      },
    },
    generateBundle() {
      if (!isChanged) this.error('The preload helper of this Vite reads otherwise: see how it resolves a prevented error.');
    },
  };
}
