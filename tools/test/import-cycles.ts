import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

/** Files and folders of one folder that import each other in a cycle; `imports` contains an example of each dependency. */
export type ImportCycle = { readonly folder: string; readonly entries: readonly string[]; readonly imports: readonly string[] };

/** The imports between the entries of one folder: an example by importing and by imported entry. */
type Dependencies = Map<string, Map<string, string>>;

/** Tests and stories are never imported, so they may import everything. */
const leaf = /\.(test|stories)\.\w+$/;

/**
 * The import cycles of a project, of values and of types. An import counts as a dependency between two entries of the innermost folder that
 * contains both files: so a file beside a folder counts like a folder, and a file that composes the folders beside it makes no cycle.
 */
export function importCycles(project: string): ImportCycle[] {
  const levels = new Map<string, Dependencies>();
  const files = globSync('**/*.{ts,tsx,mts,mjs}', { cwd: project, exclude: (name) => name === 'node_modules' || name === 'dist' });
  for (const file of files.filter((name) => !leaf.test(name)).toSorted()) {
    for (const imported of importsOf(project, file)) {
      const { folder, from, to } = dependencyOf(file, imported);
      const dependencies = levels.get(folder) ?? new Map<string, Map<string, string>>();
      levels.set(folder, dependencies.set(from, (dependencies.get(from) ?? new Map<string, string>()).set(to, `${file} imports ${imported}`)));
    }
  }
  return [...levels].flatMap(([folder, dependencies]) => cyclesOf(dependencies).map((cycle) => ({ folder, ...cycle })));
}

/** The files of the same project that a file imports. */
function importsOf(project: string, file: string): string[] {
  return ts
    .preProcessFile(readFileSync(join(project, file), 'utf8'))
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName.replace(/\?.*$/, '')))
    .filter((imported) => imported !== file && !imported.startsWith('..') && existsSync(join(project, imported)));
}

function dependencyOf(file: string, imported: string): { folder: string; from: string; to: string } {
  const [path, importedPath] = [file.split(sep), imported.split(sep)];
  const depth = path.findIndex((part, index) => part !== importedPath[index]);
  return { folder: path.slice(0, depth).join('/'), from: path[depth] ?? '', to: importedPath[depth] ?? '' };
}

/** The sets of entries that import each other, directly or indirectly. */
function cyclesOf(dependencies: Dependencies): Omit<ImportCycle, 'folder'>[] {
  const reached = new Map([...dependencies.keys()].map((entry) => [entry, reachedFrom(dependencies, entry)]));
  const areInCycle = (one: string, other: string) => reached.get(one)?.has(other) === true && reached.get(other)?.has(one) === true;
  const entries = [...dependencies.keys()].filter((entry) => areInCycle(entry, entry));
  return entries
    .map((entry) => entries.filter((other) => areInCycle(entry, other)))
    .filter((cycle, index) => cycle[0] === entries[index])
    .map((cycle) => ({
      entries: cycle,
      imports: cycle.flatMap((entry) => [...(dependencies.get(entry) ?? [])].flatMap(([to, example]) => (cycle.includes(to) ? [example] : []))),
    }));
}

function reachedFrom(dependencies: Dependencies, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const next = [...(dependencies.get(entry)?.keys() ?? [])].filter((to) => !reached.has(to));
    for (const to of next) reached.add(to);
    open.push(...next);
  }
  return reached;
}
