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
    rollupOptions: { input: ['betmap', 'draw', 'instant', 'ladder', 'reels'].map((engine) => `${engine}/index.html`) },
  },
});
