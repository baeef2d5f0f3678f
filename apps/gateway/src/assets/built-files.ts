import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files of a build that are meant for browsers, as paths with `/` below `folder`. Empty if it was not built. */
export async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  // Folders that start with a dot contain the manifest; source maps are not served.
  return files.filter((file) => !file.startsWith('.') && !file.endsWith('.map')).toSorted();
}
