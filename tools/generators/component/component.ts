import { join, posix } from 'node:path';
import { formatFiles, generateFiles, readJson, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { titleOf } from '../../storybook/story-faults.ts';
import { editSource } from '../source-edits.ts';

export type ComponentOptions = {
  readonly library: string;
  readonly name: string;
  readonly area: string;
  readonly description: string;
  readonly isInteractive?: boolean;
  readonly entryPoint?: string;
};

/** `npx nx g component`: creates a component that shows its children, or a button, with stories that run in a browser. */
export async function generateComponent(tree: Tree, options: ComponentOptions): Promise<void> {
  const { library, name, area, description, isInteractive = false, entryPoint } = options;
  const project = ['libs', 'apps'].map((folder) => `${folder}/${library}`).find((folder) => hasStories(tree, folder));
  if (!project) throw new Error(`Neither libs nor apps has a project ${library} with stories.`);
  const folder = `${project}/src/${area}`;
  if (tree.exists(`${folder}/${name}.tsx`)) throw new Error(`${folder}/${name}.tsx already exists.`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    name,
    isInteractive,
    description: description.replace(/\.?$/, '.'),
    title: `${titleOf(library, area)}/${name}`,
    text: name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    hostile: library === 'ui' ? '../testing/hostile.fixtures.ts' : '@playfront/ui/testing',
  });
  if (entryPoint) exportFrom(tree, project, entryPoint, `${folder}/${name}.tsx`, name);
  await formatFiles(tree);
}

function hasStories(tree: Tree, folder: string): boolean {
  let isFound = false;
  if (tree.exists(`${folder}/src`)) visitNotIgnoredFiles(tree, `${folder}/src`, (file) => (isFound ||= file.endsWith('.stories.tsx')));
  return isFound;
}

function exportFrom(tree: Tree, project: string, entryPoint: string, file: string, name: string): void {
  const { exports = {} } = readJson<{ exports?: Record<string, string> }>(tree, `${project}/package.json`);
  const entryFile = exports[entryPoint];
  if (!entryFile?.endsWith('.ts')) throw new Error(`${project} has no entry point ${entryPoint}; it has ${Object.keys(exports).join(', ')}.`);
  const path = posix.join(project, entryFile);
  const relative = posix.relative(posix.dirname(path), file);
  const from = relative.startsWith('.') ? relative : `./${relative}`;
  editSource(tree, path, (text) => `${text}export { ${name} } from '${from}';\nexport type { ${name}Props } from '${from}';\n`);
}
