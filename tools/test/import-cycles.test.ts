import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importCycles } from './import-cycles.ts';

describe('import cycles', () => {
  const createdProjects: string[] = [];
  afterEach(() => createdProjects.splice(0).forEach((project) => rmSync(project, { recursive: true })));

  function projectOf(files: Record<string, string>): string {
    const project = mkdtempSync(join(tmpdir(), 'import-cycles-'));
    createdProjects.push(project);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      writeFileSync(join(project, name), text);
    }
    return project;
  }
  const cycles = (files: Record<string, string>) => importCycles(projectOf(files)).map(({ folder, entries }) => `${folder}: ${entries.join(' ')}`);

  it.each([
    ['of values', "import { b } from '../b/b.ts';"],
    ['of a type', "import type { B } from '../b/b.ts';"],
    ['of an inline type', "export type A = import('../b/b.ts').B;"],
    ['at run time', "await import('../b/b.ts');"],
    ['by export', "export { b } from '../b/b.ts';"],
    ['of an augmented module', "export {};\ndeclare module '../b/b.ts' {\n  interface B {}\n}"],
    ['with a query', "import text from '../b/b.ts?raw';"],
  ])('are caused by an import %s', (_text, line) => {
    expect(cycles({ 'src/a/a.ts': line, 'src/a/other.ts': '', 'src/b/b.ts': "import '../a/other.ts';" })).toEqual(['src: a b']);
  });

  it('are caused through a stylesheet', () => {
    const files = { 'src/a/a.tsx': "import '../b/b.module.css';", 'src/b/b.module.css': '', 'src/b/b.ts': "import '../a/a.tsx';" };
    expect(cycles(files)).toEqual(['src: a b']);
  });

  it('are caused through a file beside the folders', () => {
    const files = {
      'config.ts': "import './mail/mail.ts';",
      'database/a.ts': "import '../config.ts';",
      'mail/mail.ts': "import '../database/a.ts';",
    };
    expect(cycles(files)).toEqual([': config.ts database mail']);
  });

  it('are found at every depth, each folder with all its files', () => {
    const files = { 'src/a/x/x.ts': "import '../../b/y/y.ts';", 'src/b/b.ts': "import '../a/a.ts';", 'src/a/a.ts': '', 'src/b/y/y.ts': '' };
    expect(cycles(files)).toEqual(['src: a b']);
    expect(cycles({ 'src/a/x/x.ts': "import '../y/y.ts';", 'src/a/y/y.ts': "import '../x/x.ts';" })).toEqual(['src/a: x y']);
  });

  it('are caused by files of one folder', () => {
    expect(cycles({ 'a/a.ts': "import type { B } from './b.ts';", 'a/b.ts': "import './a.ts';" })).toEqual(['a: a.ts b.ts']);
  });

  it('contain an example import for each dependency', () => {
    const project = projectOf({ 'a/a.ts': "import '../b/b.ts';", 'b/b.ts': "import '../a/a.ts';", 'c/c.ts': "import '../a/a.ts';" });
    expect(importCycles(project)).toEqual([{ folder: '', entries: ['a', 'b'], imports: ['a/a.ts imports b/b.ts', 'b/b.ts imports a/a.ts'] }]);
  });

  it.each<[string, Record<string, string>]>([
    ['a file that composes the folders beside it', { 'main.ts': "import './a/a.ts';", 'a/a.ts': "import '../pure.ts';", 'pure.ts': '' }],
    ['a test', { 'a/a.ts': '', 'a/a.test.ts': "import '../b/b.ts';", 'b/b.ts': "import '../a/a.ts';" }],
    ['a story', { 'a/a.ts': '', 'a/a.stories.tsx': "import '../b/b.ts';", 'b/b.ts': "import '../a/a.ts';" }],
    ['another project', { 'a/a.ts': "import '../../b/b.ts';\nimport 'b/a.ts';", 'b/b.ts': "import '../a/a.ts';" }],
  ])('are not caused by %s', (_text, files) => expect(cycles(files)).toEqual([]));
});
