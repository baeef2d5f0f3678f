import { defineConfig } from 'vite';
import { webApp } from '../../tools/web-app/vite-web-app.ts';

export default defineConfig(({ isSsrBuild }) => webApp('mobile', { isSsr: isSsrBuild === true }));
