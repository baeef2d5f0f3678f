// `npm run stories`: every component has stories, their titles are in order, and what can be used is used by keyboard.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../start/repository.mjs';
import { storyFaults, type LibraryStories } from './story-faults.ts';
import { componentsOfDoor, isInteractive, readStoryFile, type Component } from './story-file.ts';

const viewName = /(View|Form|Dialog|Drawer|Tab|Sheet|Panel|Menu|Palette)\.tsx$/;
const doorsWithoutStories = ['./testing', './icons', './provider'];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const componentAt = (path: string, name = basename(path, '.tsx')): Component => ({ name, path, isInteractive: isInteractive(read(path)) });

/** What the library hands out, and what is a view by its name. */
function componentsOf(library: string): Component[] {
  const { exports = {} } = JSON.parse(read(`libs/${library}/package.json`)) as { exports?: Record<string, string> };
  const doors = Object.entries(exports).flatMap(([door, file]) => (file.endsWith('.ts') && !doorsWithoutStories.includes(door) ? [file] : []));
  const handedOut = doors.flatMap((door) => {
    const path = join(`libs/${library}`, door);
    return componentsOfDoor(read(path)).map(({ name, from }) => componentAt(join(dirname(path), from), name));
  });
  const views = globSync(`libs/${library}/src/**/[A-Z]*.tsx`, { cwd: root }).filter((path) => viewName.test(path) && !path.includes('/testing/'));
  const all = library === 'ui' ? handedOut : [...handedOut, ...views.map((path) => componentAt(path))];
  return [...new Map(all.map((component) => [component.path + component.name, component])).values()];
}

function libraryStories(library: string): LibraryStories {
  const files = globSync(`libs/${library}/src/**/*.stories.tsx`, { cwd: root }).toSorted();
  return { library, stories: files.map((path) => readStoryFile(path, read(path))), components: componentsOf(library) };
}

const libraries = globSync('libs/*', { cwd: root })
  .map((path) => basename(path))
  .filter((library) => existsSync(join(root, 'libs', library, '.storybook')))
  .map(libraryStories);
const faults = libraries.flatMap(storyFaults);
for (const fault of faults) console.error(fault);
const files = libraries.flatMap(({ stories }) => stories).length;
const components = libraries.flatMap((library) => library.components).length;
console.log(faults.length === 0 ? `${components} components are shown by ${files} story files.` : `${faults.length} faults in the stories.`);
process.exitCode = faults.length === 0 ? 0 : 1;
