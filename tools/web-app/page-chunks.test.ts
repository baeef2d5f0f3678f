import { expect, it } from 'vitest';
import { pageChunks } from './page-chunks.ts';

type Chunk = {
  type: string;
  fileName: string;
  isEntry?: boolean;
  code?: string;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
};
type Bundle = Record<string, Chunk>;

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({ type: 'chunk', fileName, code: '', imports: [], moduleIds: [], ...rest });

function generate(...chunks: Chunk[]): Bundle {
  const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file]));
  const { generateBundle } = pageChunks();
  if (typeof generateBundle !== 'function') throw new Error('The plugin has another form.');
  (generateBundle as (options: object, files: Bundle) => void)({}, bundle);
  return bundle;
}

it('names the chunks of a page in the table of contents, without those of the entry', () => {
  const bundle = generate(
    chunk('assets/entry.js', { isEntry: true, imports: ['assets/react.js'], code: 'faq:{file:`src/pages/FaqPage.tsx`,words:`all`}' }),
    chunk('assets/react.js'),
    chunk('assets/text.js'),
    chunk('assets/faq.js', {
      moduleIds: ['/repo/apps/web/src/pages/FaqPage.tsx'],
      imports: ['assets/react.js', 'assets/text.js'],
      viteMetadata: { importedCss: new Set(['assets/faq.css']) },
    }),
  );
  expect(bundle['assets/entry.js']?.code).toBe('faq:{file:`/assets/faq.js /assets/faq.css /assets/text.js`,words:`all`}');
});

it('names those of a page that both builds have', () => {
  const bundle = generate(
    chunk('assets/entry.js', { isEntry: true, code: 'file:"../../libs/site/src/shared-pages/ContactPage.tsx"' }),
    chunk('assets/contact.js', { moduleIds: ['/repo/libs/site/src/shared-pages/ContactPage.tsx'] }),
  );
  expect(bundle['assets/entry.js']?.code).toBe('file:"/assets/contact.js"');
});
