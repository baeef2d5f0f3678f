import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['{start,size,test,translations,browser,payments,contract,conformance}/**/*.test.ts'] } });
