import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{art,start,size,test,translations,browser,brand,screens,payments,contract,conformance,storybook,visual,web-app}/**/*.test.ts'] },
});
