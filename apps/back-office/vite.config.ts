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
    // Every browser with `dialog` and `dvh` supports modulepreload.
    modulePreload: { polyfill: false },
    // The content security policy does not allow data: URLs of fonts or images in style sheets.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
