import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{docs,start,size,test,translations,browser,brand,screens,payments,contract,conformance,storybook,visual,web-app}/**/*.test.ts'],
  },
});
