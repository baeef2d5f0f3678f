import { defineConfig } from 'vite';
import { withoutIcuParser } from '../../tools/web-app/without-icu-parser.ts';

/** One HTML entry per engine. The gateway serves `dist` under `/games/`. */
export default defineConfig({
  base: '/games/',
  resolve: withoutIcuParser,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Every browser with `dialog` and `dvh` supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['betmap', 'cards', 'crash', 'draw', 'instant', 'ladder', 'reels'].map((engine) => `${engine}/index.html`),
      // A few files instead of a dozen small ones: a request costs more than the bytes that one engine loads of another.
      output: {
        codeSplitting: {
          groups: [
            { name: 'math', priority: 3, test: /libs\/game-math\/src\/(betmap|cards|draw|instant|ladder|game-models)/, minShareCount: 2 },
            { name: 'bets', priority: 1, test: /src\/bets\//, minShareCount: 2 },
            { name: 'frame', priority: 2, test: /(src\/frame|libs|node_modules)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
