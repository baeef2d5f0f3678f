import { defineConfig } from 'vite';

/** One HTML entry per engine. The gateway serves `dist` under `/games/`. */
export default defineConfig({
  base: '/games/',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser with `dialog` and `dvh` supports modulepreload.
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['reels/index.html'] },
  },
});
