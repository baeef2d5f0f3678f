import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import ts from 'typescript';
import { messageFilesType } from '../translations/message-files-type.ts';

/** The type errors in the changed files of a tree, without writing the files: `path:line: message`. */
export function typeFaults(tree: Tree): string[] {
  const absolute = (path: string) => join(tree.root, path);
  const changed = new Map(tree.listChanges().map(({ path, content }) => [absolute(path), content?.toString('utf8')]));
  const catalogue = tree
    .children('translations/en')
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file.replace('.json', ''), readJson<Record<string, string>>(tree, `translations/en/${file}`)]);
  changed.set(absolute('libs/i18n/src/compiled/message-files.ts'), messageFilesType(Object.fromEntries(catalogue)));
  const sources = [...changed.keys()].filter((path) => /\.tsx?$/.test(path));
  const projects = new Set(sources.flatMap((path) => /^(?:apps|libs)\/[^/]+/.exec(relative(tree.root, path)) ?? []));
  const messages = [...projects].map((project) => absolute(`${project}/src/messages.d.ts`)).filter((path) => existsSync(path));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(absolute('tsconfig.base.json'), ts.sys.readFile).config,
    ts.sys,
    tree.root,
    { noEmit: true, composite: false, emitDeclarationOnly: false, types: ['node', 'react', 'vite/client'] },
    absolute('tsconfig.base.json'),
  );
  const browserOptions = {
    ...options,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(browserOptions);
  const { readFile, fileExists, directoryExists, getSourceFile } = host;
  const folders = new Set(sources.map((path) => dirname(path)));
  // Packages of the repository are links in node_modules.
  const textOf = (path: string) => changed.get(path) ?? (path.includes('/node_modules/@playfront/') ? changed.get(realPath(path)) : undefined);
  host.readFile = (path) => textOf(path) ?? readFile(path);
  host.fileExists = (path) => textOf(path) !== undefined || fileExists(path);
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  host.getSourceFile = (path, options, ...rest) => {
    const text = textOf(path);
    return text === undefined ? getSourceFile(path, options, ...rest) : ts.createSourceFile(path, text, options);
  };
  const program = ts.createProgram([...sources, ...messages], browserOptions, host);
  return sources.flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(({ start = 0, messageText }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
      return `${relative(tree.root, path)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}

/** The path behind the link of a workspace package, even if the file does not exist yet. */
function realPath(path: string): string {
  const [link] = /^.*\/node_modules\/@playfront\/[^/]+/.exec(path) ?? [path];
  return join(realpathSync(link), path.slice(link.length));
}
