import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const rows = [...readFileSync(`${root}/docs/affected.md`, 'utf8').matchAll(/^\| `([^`]+\.\w+)` +\| ([a-z0-9, -]+?) +\|$/gm)].map(
  ([, file = '', projects = '']) => ({ file, projects: projects.split(', ') }),
);

function projectsAffectedBy(file: string): string[] {
  const nx = ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--affected', `--files=${file}`, '--json'];
  const output = execFileSync(process.execPath, nx, { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' } });
  return (JSON.parse(output.slice(output.indexOf('['), output.lastIndexOf(']') + 1)) as string[]).map((name) => name.replace('@playfront/', ''));
}

describe('docs/affected.md', () => {
  it('has a row for a feature library, a base library, a translation, the API and a document', () => expect(rows).toHaveLength(5));

  it.each(rows)('lists what a change of $file affects', { timeout: 60_000 }, ({ file, projects }) => {
    expect(projectsAffectedBy(file).toSorted()).toEqual(projects.toSorted());
  });
});
