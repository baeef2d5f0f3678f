import { defineConfig } from 'vite';

/** One HTML entry per engine. The gateway serves `dist` under `/games/`. */
export default defineConfig({
  base: '/games/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that has `dialog` and `dvh` knows modulepreload.
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['reels/index.html'] },
  },
});
