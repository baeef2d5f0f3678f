import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { pendingFailedImports } from './pending-failed-imports.ts';

const files: Record<string, string> = { entry: "import('part').then(({ value }) => console.log(value));", part: 'export const value = 1;' };
const virtual = {
  name: 'virtual',
  resolveId: (id: string) => (id in files ? id : undefined),
  load: (id: string) => files[id],
};

it('leaves a failed import pending if a listener prevented the error', async () => {
  const options = { write: false, minify: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'entry' } };
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, pendingFailedImports()],
    build: options,
  })) as Rollup.RollupOutput;
  const code = built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(code).toMatch(/"vite:preloadError"[^}]+}\);[^}]+if \(!e\.defaultPrevented\) throw err;\s*return new Promise\(/);
});
