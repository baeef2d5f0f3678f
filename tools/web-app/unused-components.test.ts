import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { unusedComponents } from './unused-components.ts';

const entry = "import { BrowserRouter } from 'react-router'; console.log(BrowserRouter);";
const virtual = {
  name: 'virtual',
  resolveId: (id: string) => (id === 'entry' ? id : undefined),
  load: (id: string) => (id === 'entry' ? entry : undefined),
};

it('drops the form components of the router, which are not imported', async () => {
  const built = (await build({
    ...{ configFile: false, logLevel: 'silent', plugins: [virtual, unusedComponents()], root: import.meta.dirname },
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', external: ['react', 'react-dom'] } },
  })) as Rollup.RollupOutput;
  const code = built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(code).toContain('createBrowserHistory');
  expect(code).not.toContain('formEncType');
});
