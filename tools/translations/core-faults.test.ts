import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { coreFaults } from './core-faults.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function repositoryOf(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'core-faults-'));
  folders.push(root);
  for (const [path, text] of Object.entries({ 'libs/content/package.json': '{ "exports": { ".": "./index.ts" } }', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const contentFiles = {
  'libs/content/index.ts': "export { Facts } from './Facts.tsx';\nexport { prefetch as ask } from './prefetch.ts';\n",
  'libs/content/Facts.tsx': "export const Facts = () => text('content.facts');",
  'libs/content/prefetch.ts': 'export const prefetch = 1;',
};

it.each([
  ['a component that a page imports', "import { Facts } from '@playfront/content';", 1],
  ['a component of a core page', "const pages = { a: { load: () => import('./page.tsx'), messages: 'core' } };", 1],
  ['one of a chunk that does not load messages', "preloadable(() => import('./page.tsx'));", 1],
  ['not one of a page with later messages', "const pages = { a: { load: () => import('./page.tsx'), messages: 'later' } };", 0],
  ['not one of a view that loads later messages', "lazyView(() => import('./page.tsx').then(({ Page }) => Page));", 0],
  ['not one that the imported module does not use', "import { ask } from '@playfront/content';", 0],
  ['not one of which only the type is imported', "import type { Facts } from '@playfront/content';", 0],
])('finds %s', (_text, entry, faults) => {
  const root = repositoryOf({ ...contentFiles, 'web/entry.tsx': entry, 'web/page.tsx': "import { Facts } from '@playfront/content';" });
  expect(coreFaults(root, 'web/entry.tsx', (id) => id.startsWith('content.'))).toHaveLength(faults);
});

it.each([
  ['a page with later messages', "const pages = { a: { load: () => import('./page.tsx'), messages: 'later' } };", 1],
  ['a view that loads later messages', "lazyView(() => import('./page.tsx'));", 1],
  ['not a page with all messages', "const pages = { a: { load: () => import('./page.tsx'), messages: 'all' } };", 0],
  ['not a view that loads all messages', "lazyView(() => import('./page.tsx'), 'all');", 0],
])('finds a message of games in %s', (_text, entry, faults) => {
  const root = repositoryOf({ ...contentFiles, 'web/entry.tsx': entry, 'web/page.tsx': "import { Facts } from '@playfront/content';" });
  expect(coreFaults(root, 'web/entry.tsx', (id) => id.startsWith('content.'), 'all')).toHaveLength(faults);
});

it('reports the message and the chain of imports', () => {
  const root = repositoryOf({
    ...contentFiles,
    'web/entry.tsx': "import './page.tsx';",
    'web/page.tsx': "import { Facts } from '@playfront/content';",
  });
  expect(coreFaults(root, 'web/entry.tsx', (id) => id.startsWith('content.'))).toEqual([
    'libs/content/Facts.tsx: "content.facts" is not loaded yet where web/entry.tsx > web/page.tsx shows it',
  ]);
});
