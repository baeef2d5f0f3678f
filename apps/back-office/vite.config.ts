import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Rendered by the browser only. The gateway serves `dist` under `/back-office/`. */
export default defineConfig({
  base: '/back-office/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that has `dialog` and `dvh` knows modulepreload.
    modulePreload: { polyfill: false },
    // The policy of the page allows no data: fonts or pictures from style sheets.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
