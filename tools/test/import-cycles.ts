import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

/** Entries of one folder, files or folders, that import each other in a circle; `imports` has an example of each arrow. */
export type ImportCycle = { readonly folder: string; readonly entries: readonly string[]; readonly imports: readonly string[] };

/** What the entries of one folder import of each other: an example by importing and by imported entry. */
type Arrows = Map<string, Map<string, string>>;

/** Nothing imports tests and stories, so they may use everything. */
const leaf = /\.(test|stories)\.\w+$/;

/**
 * The import cycles of a project, of values and of types. An import is an arrow between two entries of the innermost folder that
 * holds both files: so a file beside a folder counts like a folder, and one that composes the folders around it makes no cycle.
 */
export function importCycles(project: string): ImportCycle[] {
  const levels = new Map<string, Arrows>();
  const files = globSync('**/*.{ts,tsx,mts,mjs}', { cwd: project, exclude: (name) => name === 'node_modules' || name === 'dist' });
  for (const file of files.filter((name) => !leaf.test(name)).toSorted()) {
    for (const imported of importsOf(project, file)) {
      const { folder, from, to } = arrowOf(file, imported);
      const arrows = levels.get(folder) ?? new Map<string, Map<string, string>>();
      levels.set(folder, arrows.set(from, (arrows.get(from) ?? new Map<string, string>()).set(to, `${file} imports ${imported}`)));
    }
  }
  return [...levels].flatMap(([folder, arrows]) => circlesOf(arrows).map((circle) => ({ folder, ...circle })));
}

/** The project's own files that one of them imports. */
function importsOf(project: string, file: string): string[] {
  return ts
    .preProcessFile(readFileSync(join(project, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName.replace(/\?.*$/, '')))
    .filter((imported) => imported !== file && !imported.startsWith('..') && existsSync(join(project, imported)));
}

function arrowOf(file: string, imported: string): { folder: string; from: string; to: string } {
  const [path, importedPath] = [file.split(sep), imported.split(sep)];
  const depth = path.findIndex((part, index) => part !== importedPath[index]);
  return { folder: path.slice(0, depth).join('/'), from: path[depth] ?? '', to: importedPath[depth] ?? '' };
}

/** Sets of entries that reach each other. */
function circlesOf(arrows: Arrows): Omit<ImportCycle, 'folder'>[] {
  const reached = new Map([...arrows.keys()].map((entry) => [entry, reachedFrom(arrows, entry)]));
  const areCircular = (one: string, other: string) => reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;
  const entries = [...arrows.keys()].filter((entry) => areCircular(entry, entry));
  return entries
    .map((entry) => entries.filter((other) => areCircular(entry, other)))
    .filter((circle, index) => circle[0] === entries[index])
    .map((circle) => ({
      entries: circle,
      imports: circle.flatMap((entry) => [...(arrows.get(entry) ?? [])].flatMap(([to, example]) => (circle.includes(to) ? [example] : []))),
    }));
}

function reachedFrom(arrows: Arrows, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const next = [...(arrows.get(entry)?.keys() ?? [])].filter((to) => !reached.has(to));
    for (const to of next) reached.add(to);
    open.push(...next);
  }
  return reached;
}
