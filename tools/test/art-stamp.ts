import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** The drawing code and the images it has drawn. */
const checkedFiles = ['tools/art/**/*', 'apps/api/art/**/*'];
const ignoredFiles = ['tools/art/node_modules', 'tools/art/checked.txt', 'tools/art/README.md', 'tools/art/project.json'];
const stampFile = join(root, 'tools/art/checked.txt');

/** A hash of all files that the check of the game images reads. */
function currentStamp(): string {
  const files = globSync(checkedFiles, { cwd: root, exclude: ignoredFiles, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Whether the check of the game images has passed for the current files. */
export function isArtChecked(): boolean {
  return readFileSync(stampFile, 'utf8').trim() === currentStamp();
}

/** Records, in a file to commit, that the check has passed for the current files. */
export function recordArtCheck(): void {
  writeFileSync(stampFile, `${currentStamp()}\n`);
}
