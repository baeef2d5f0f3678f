import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';

/** The drawing code and the pictures it has drawn. */
const drawnFrom = ['tools/art/**/*', 'apps/api/art/**/*'];
const notDrawnFrom = ['tools/art/node_modules', 'tools/art/checked.txt', 'tools/art/README.md', 'tools/art/project.json'];
const stampFile = join(root, 'tools/art/checked.txt');

/** A hash of everything that the check of the art reads. */
function currentStamp(): string {
  const files = globSync(drawnFrom, { cwd: root, exclude: notDrawnFrom, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Whether nothing has changed since the check of the art passed. */
export function isArtChecked(): boolean {
  return readFileSync(stampFile, 'utf8').trim() === currentStamp();
}

/** Remembers, for the next commit, that the art as it is now has passed its check. */
export function rememberArtCheck(): void {
  writeFileSync(stampFile, `${currentStamp()}\n`);
}
