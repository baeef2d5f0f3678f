import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Messages that a view loads first: `later` without, `all` with those of games. */
type LoadedPart = 'later' | 'all';

/** Each file that runs without the messages of a part, with the file that imports it. */
type Reached = Map<string, string | undefined>;

/**
 * Finds files that use a message before it is loaded. The entry of a build, its frame and its `core` pages run with only the core messages. Types prevent a
 * build from using other messages directly; this check finds those that components of libraries use. Views of `lazyView` and pages with `messages: 'later'`
 * load more messages first; those with `'all'`, also the messages of games.
 *
 * @param isLater whether a message with this id is loaded later
 * @param part the least part that loads these messages
 */
export function coreFaults(root: string, entry: string, isLater: (id: string) => boolean, part: LoadedPart = 'later'): string[] {
  const reached = reachedFrom(root, join(root, entry), part);
  return [...reached.keys()].flatMap((file) => {
    const lateId = stringsIn(parse(file)).find(isLater);
    return lateId ? [`${relative(root, file)}: "${lateId}" is not loaded yet where ${chainOf(root, reached, file)} shows it`] : [];
  });
}

function chainOf(root: string, reached: Reached, file: string): string {
  const chain: string[] = [];
  for (let at = reached.get(file); at !== undefined; at = reached.get(at)) chain.unshift(relative(root, at));
  return chain.slice(-3).join(' > ');
}

function reachedFrom(root: string, entry: string, part: LoadedPart): Reached {
  const reached: Reached = new Map();
  const seen = new Set<string>();
  const open: { file: string; names: readonly string[] | undefined; from: string | undefined }[] = [
    { file: entry, names: undefined, from: undefined },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { file, names, from } = next;
    const key = `${file} ${names?.join() ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const source = parse(file);
    const isIndex = source.statements.every((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);
    if (!isIndex) reached.set(file, reached.get(file) ?? from);
    // Of an index file, only the imports of the requested names count.
    const imported =
      isIndex && names ? importsOf(source, part).filter((it) => it.exported.some((name) => names.includes(name))) : importsOf(source, part);
    for (const { specifier, names: requested, exported } of imported) {
      const target = resolve(root, file, specifier);
      const wanted = isIndex && names ? requested?.filter((_, index) => names.includes(exported[index] ?? '')) : requested;
      if (target) open.push({ file: target, names: wanted, from: isIndex ? from : file });
    }
  }
  return reached;
}

/** `names` are those of the imported module (undefined: all), `exported` those under which an index exports them. */
type Import = { readonly specifier: string; readonly names?: readonly string[]; readonly exported: readonly string[] };

function importsOf(source: ts.SourceFile, part: LoadedPart): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) imports.push(importOf(node));
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier) imports.push(reexportOf(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier) && !loadsMessages(node, part)) imports.push({ specifier: specifier.text, exported: [] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}

function importOf({ moduleSpecifier, importClause }: ts.ImportDeclaration): Import {
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  const bindings = importClause?.namedBindings;
  if (!bindings || importClause.name || !ts.isNamedImports(bindings)) return { specifier, exported: [] };
  const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
  return { specifier, names, exported: [] };
}

function reexportOf({ moduleSpecifier, exportClause }: ts.ExportDeclaration): Import {
  const specifier = (moduleSpecifier as ts.StringLiteral).text;
  if (!exportClause || !ts.isNamedExports(exportClause)) return { specifier, exported: [] };
  const elements = exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  return { specifier, names: elements.map(({ name, propertyName }) => (propertyName ?? name).text), exported: elements.map(({ name }) => name.text) };
}

/** Whether the messages of a part load before a dynamic import: within `lazyView(…)`, or in an entry of a page table with `messages`. */
function loadsMessages(node: ts.Node, part: LoadedPart): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at) && ts.isIdentifier(at.expression) && at.expression.text === 'lazyView') return covers(at.arguments[1], part, 'later');
    if (ts.isObjectLiteralExpression(at) && at.properties.some((property) => requires(property, part))) return true;
  }
  return false;
}

function requires(property: ts.ObjectLiteralElementLike, part: LoadedPart): boolean {
  return ts.isPropertyAssignment(property) && property.name.getText() === 'messages' && covers(property.initializer, part, 'core');
}

/** Whether the named part, or the one that is used without a name, includes another. */
function covers(named: ts.Expression | undefined, part: LoadedPart, withoutName: string): boolean {
  const loaded = named && ts.isStringLiteral(named) ? named.text : withoutName;
  return loaded === 'all' || loaded === part;
}

function stringsIn(source: ts.SourceFile): string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings;
}

/** The source file of an imported module; undefined for packages, styles and data. */
function resolve(root: string, file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? join(dirname(file), specifier) : libraryFile(root, specifier);
  return path && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

function libraryFile(root: string, specifier: string): string | undefined {
  const [, library, entry = ''] = /^@playfront\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!library) return undefined;
  const folder = join(root, 'libs', library);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, string> };
  const path = exports[`.${entry}`];
  return path && join(folder, path);
}

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string): ts.SourceFile {
  const known = parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, known);
  return known;
}
