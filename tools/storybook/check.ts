// `npm run stories`: checks that every component of the libraries and both builds has stories with a correct title, that a story uses each control by keyboard, and that a screen uses
// each component.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../start/repository.mjs';
import { storyFaults, type ProjectStories } from './story-faults.ts';
import { unusedComponentFaults } from './unused-components.ts';
import { componentsOfEntryPoint, isInteractive, readStoryFile, type Component } from './story-file.ts';

const viewName = /(View|Form|Dialog|Drawer|Tab|Sheet|Panel|Menu|Palette)\.tsx$/;
const entryPointsWithoutStories = ['./testing', './icons', './provider'];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const componentAt = (path: string, name = basename(path, '.tsx')): Component => ({ name, path, isInteractive: isInteractive(read(path)) });

/** All components of a build except its pages, which compose components with stories and are tested by the journeys. */
function componentsOfApp(app: string): Component[] {
  const files = globSync(`${app}/src/*/**/[A-Z]*.tsx`, { cwd: root });
  return files.filter((path) => !/(\.stories|Page)\.tsx$/.test(path)).map((path) => componentAt(path));
}

/** The components that a library exports, and outside `ui` also those that are views by their name. */
function componentsOfLibrary(folder: string): Component[] {
  const { exports = {} } = JSON.parse(read(`${folder}/package.json`)) as { exports?: Record<string, string> };
  const entryPoints = Object.entries(exports).flatMap(([entryPoint, file]) =>
    file.endsWith('.ts') && !entryPointsWithoutStories.includes(entryPoint) ? [file] : [],
  );
  const exported = entryPoints.flatMap((entryPoint) => {
    const path = join(folder, entryPoint);
    return componentsOfEntryPoint(read(path)).map(({ name, from }) => componentAt(join(dirname(path), from), name));
  });
  const views = globSync(`${folder}/src/**/[A-Z]*.tsx`, { cwd: root }).filter((path) => viewName.test(path) && !path.includes('/testing/'));
  const all = folder === 'libs/ui' ? exported : [...exported, ...views.map((path) => componentAt(path))];
  return [...new Map(all.map((component) => [component.path + component.name, component])).values()];
}

function projectStories(folder: string): ProjectStories {
  const files = globSync(`${folder}/src/**/*.stories.tsx`, { cwd: root }).toSorted();
  const components = folder.startsWith('apps/') ? componentsOfApp(folder) : componentsOfLibrary(folder);
  return { project: basename(folder), stories: files.map((path) => readStoryFile(path, read(path))), components };
}

const projects = globSync(['libs/*', 'apps/*'], { cwd: root })
  .filter((folder) => folder.startsWith('libs/') || globSync(`${folder}/src/**/*.stories.tsx`, { cwd: root }).length > 0)
  .map(projectStories);
const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/(\.(test|stories|fixtures?)\.tsx?$)|\/testing\//.test(path))
  .map((path) => ({ path, text: read(path) }));
const faults = [
  ...projects.flatMap(storyFaults),
  ...unusedComponentFaults(
    projects.flatMap((project) => project.components),
    sources,
  ),
];
for (const fault of faults) console.error(fault);
const files = projects.flatMap(({ stories }) => stories).length;
const components = projects.flatMap((project) => project.components).length;
console.log(faults.length === 0 ? `${components} components are shown by ${files} story files.` : `${faults.length} faults in the stories.`);
process.exitCode = faults.length === 0 ? 0 : 1;
