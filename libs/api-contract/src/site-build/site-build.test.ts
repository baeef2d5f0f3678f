import { expect, it } from 'vitest';
import { serverBuildOf } from './site-build.ts';

const build = { render: async () => ({}), queryKeys: ['q'], pageSources: {}, siteMap: {} };

it('is the export of a server bundle', () => expect(serverBuildOf({ build })).toBe(build));

it.each([
  ['an older bundle that exports each part separately', build],
  ['a build without its site map', { build: { render: build.render, queryKeys: [] } }],
  ['a build that cannot render', { build: { ...build, render: undefined } }],
  ['an empty bundle', {}],
])('is not %s', (_case, bundle) => expect(() => serverBuildOf(bundle)).toThrow('build the site again'));
