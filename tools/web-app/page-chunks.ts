import type { Plugin } from 'vite';

/** The output as far as this reads and writes it. */
type Chunk = {
  type: string;
  fileName: string;
  isEntry?: boolean;
  code?: string;
  imports?: readonly string[];
  moduleIds?: readonly string[];
  viteMetadata?: { importedCss?: ReadonlySet<string> };
};

/** How a table of contents names a page's source file: the build's own, or one that both builds have. */
const pageFile = /(["'`])(?:\.\.\/)*((?:libs\/site\/src\/shared-pages|src\/pages)\/\w+\.tsx)\1/g;

/**
 * Puts into the browser's table of contents, in place of each page's source file (which only the server asks for), the addresses of the
 * page's own chunks and styles, so that they can be fetched ahead without being run. What the entry loads anyway is left out.
 */
export function pageChunks(): Plugin {
  return {
    name: 'page-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = new Map(Object.values(bundle as Record<string, Chunk>).map((file) => [file.fileName, file]));
      const chunks = [...files.values()].filter(({ type }) => type === 'chunk');
      const within = (start: Chunk | undefined, seen = new Set<Chunk>()): Set<Chunk> => {
        if (!start || seen.has(start)) return seen;
        seen.add(start);
        for (const name of start.imports ?? []) within(files.get(name), seen);
        return seen;
      };
      const entry = within(chunks.find(({ isEntry }) => isEntry));
      const addresses = (source: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(`/${source}`)));
        const own = [...within(chunk)].filter((part) => !entry.has(part));
        return own.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]).map((name) => `/${name}`);
      };
      for (const chunk of chunks) {
        if (!chunk.code || chunk.code.search(pageFile) < 0) continue;
        // The hash of this chunk's name stays true: it names the same chunks in its imports.
        chunk.code = chunk.code.replace(pageFile, (_text, quote: string, source: string) => quote + addresses(source).join(' ') + quote);
      }
    },
  };
}
