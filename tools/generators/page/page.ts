import { join } from 'node:path';
import { formatFiles, generateFiles, names, updateJson, type Tree } from '@nx/devkit';
import { mailLinkPages } from '@playfront/api-contract';
import { addEntry, editSource, entryNames, readSource } from '../source-edits.ts';

export type PageOptions = {
  readonly name: string;
  readonly title: string;
  readonly titleFi: string;
  readonly description: string;
  readonly descriptionFi: string;
  readonly layout?: 'shared' | 'tailored';
  readonly access?: 'everyone' | 'guest' | 'player';
  readonly isIndexed?: boolean;
};

const addresses = 'libs/site/src/addresses';
const routeLists = 'apps/web-e2e/src/routes/addresses.ts';
const builds = [
  { build: 'web-desktop', table: 'desktopPages', paddingBlock: '40px 64px' },
  { build: 'web-mobile', table: 'mobilePages', paddingBlock: '20px 32px' },
];

/** `npx nx g page`: creates a page with heading and summary in both builds, in the sitemap and in the search. */
export async function generatePage(tree: Tree, options: PageOptions): Promise<void> {
  const { name, layout = 'shared', access = 'everyone', isIndexed = access !== 'player' } = options;
  const { className, propertyName: key, fileName } = names(name);
  const path = `/${name}`;
  assertFree(tree, key, name);
  const messages = `site.page.${name.replaceAll('-', '_')}`;

  editSource(tree, `${addresses}/pages.ts`, (text) => addEntry(text, 'pages', pageEntry({ key, path, access, isIndexed, messages })));
  editSource(tree, `${addresses}/pages.test.ts`, (text) => addEntry(text, 'pageOfPath', `['${path}', '${key}']`));
  editSource(tree, 'libs/site/src/search/listed-pages.ts', (text) =>
    addEntry(text, 'listedPages', `{ target: { to: '${key}' }, titleId: '${messages}.title', Icon: IconFileText }`),
  );
  const listsOfRoutes = [isIndexed ? 'publicPaths' : 'unlistedPaths', ...(access === 'player' ? ['playerPaths'] : [])];
  for (const list of listsOfRoutes) editSource(tree, routeLists, (text) => addEntry(text, list, `'${path}'`));
  addMessages(tree, 'en', messages, options.title, options.description);
  addMessages(tree, 'fi', messages, options.titleFi, options.descriptionFi);

  const substitutions = { className, path, messages, access, title: JSON.stringify(options.title) };
  if (layout === 'shared') {
    generateFiles(tree, filesOf('shared'), 'libs/site/src/shared-pages', substitutions);
    editSource(tree, 'libs/site/src/shared-pages/shared-pages.ts', (text) =>
      addEntry(text, 'sharedPages', tableEntry(key, `./${className}Page.tsx`)),
    );
  } else {
    const entryPoint = `./${fileName}-page`;
    generateFiles(tree, filesOf('tailored'), 'libs/site/src/tailored-pages', substitutions);
    updateJson(tree, 'libs/site/package.json', (manifest: { exports: Record<string, string> }) => ({
      ...manifest,
      exports: { ...manifest.exports, [entryPoint]: `./src/tailored-pages/${className}Page.tsx` },
    }));
    for (const { build, table, paddingBlock } of builds) {
      generateFiles(tree, filesOf('build'), `apps/${build}/src/pages`, { ...substitutions, entryPoint: entryPoint.slice(2), paddingBlock });
      editSource(tree, `apps/${build}/src/page-table.ts`, (text) => addEntry(text, table, tableEntry(key, `./pages/${className}Page.tsx`)));
    }
  }
  await formatFiles(tree);
}

const filesOf = (folder: string) => join(import.meta.dirname, 'files', folder);

/** An address can be used only once: by a page, or as the parameter of another page. */
function assertFree(tree: Tree, key: string, name: string): void {
  const pages = readSource(tree, `${addresses}/pages.ts`);
  if (entryNames(pages, 'pages').includes(key)) throw new Error(`The page ${key} already exists.`);
  const isMailLink = Object.values<string>(mailLinkPages).includes(name);
  if (isMailLink || pages.includes(`'/${name}'`) || pages.includes(`'${name}'`)) throw new Error(`The address /${name} is taken.`);
}

type Entry = Pick<PageOptions, 'access' | 'isIndexed'> & { readonly key: string; readonly path: string; readonly messages: string };

function pageEntry({ key, path, access, isIndexed, messages }: Entry): string {
  const own = [access === 'everyone' ? '' : `access: '${access}',`, isIndexed ? '' : 'isIndexed: false,'].join(' ');
  return `${key}: { ...open, path: '${path}', ${own} titleId: '${messages}.title', descriptionId: '${messages}.description' }`;
}

const tableEntry = (key: string, module: string) => `${key}: { load: () => import('${module}'), messages: 'later' }`;

/** Adds the messages of the page after those of the other pages. */
function addMessages(tree: Tree, locale: string, id: string, title: string, description: string): void {
  updateJson(tree, `translations/${locale}/site.json`, (messages: Record<string, string>) => {
    const entries = Object.entries(messages);
    const at = entries.findLastIndex(([key]) => key.startsWith('site.page.')) + 1;
    return Object.fromEntries(entries.toSpliced(at, 0, [`${id}.title`, title], [`${id}.description`, description]));
  });
}
