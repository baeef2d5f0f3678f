import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../start/repository.mjs';

const projects = [...new Set(globSync('{apps,libs}/*/src/**/*.deep.test.ts', { cwd: root }).map((path) => path.split('/').slice(0, 2).join('/')))];

it('finds the projects with deep tests', () => expect(projects).toEqual(expect.arrayContaining(['apps/api', 'libs/game-math'])));

it.each(projects)('%s has the target that runs its deep tests', (project) =>
  expect(JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'))).toHaveProperty(['nx', 'targets', 'deep-test']),
);
