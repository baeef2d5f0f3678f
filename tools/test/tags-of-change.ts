import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root } from '../start/repository.mjs';
import { runCommand } from '../start/run-command.ts';
import { nx } from './nx.ts';

/** The journeys that run for every change, on both builds. */
export const smokeTag = 'smoke';

/** The pattern for Playwright's `--grep` that matches titles with one of the tags. */
export const grepOfTags = (tags: readonly string[]): string => `@(${tags.join('|')})(\\s|$)`;

/** The feature library that a file is in. */
export function featureLibraryOf(file: string): string | undefined {
  const library = /^libs\/([^/]+)\//.exec(file)?.[1];
  const manifest = join(root, 'libs', library ?? '', 'package.json');
  if (library === undefined || !existsSync(manifest)) return undefined;
  const { nx: project } = JSON.parse(readFileSync(manifest, 'utf8')) as { nx?: { tags?: string[] } };
  return project?.tags?.includes('type:feature') ? library : undefined;
}

async function linesOf(...gitArguments: readonly string[]): Promise<string[]> {
  const { isOk, output } = await runCommand('git', gitArguments);
  if (!isOk) throw new Refusal(output.trim());
  return output.split('\n').filter(Boolean);
}

/** The files that Nx compares for `--base`: committed, not yet committed and untracked. */
export async function filesOfChange(base: string): Promise<string[]> {
  return [...(await linesOf('diff', '--name-only', '--no-renames', base)), ...(await linesOf('ls-files', '--others', '--exclude-standard'))];
}

async function doFilesAffectJourneys(files: readonly string[]): Promise<boolean> {
  if (files.length === 0) return false;
  const { isOk, output } = await nx(['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json']);
  // When in doubt, all journeys run.
  return !isOk || output.includes('"@playfront/web-e2e"');
}

/**
 * The tags of the journeys that a change needs: those of the feature libraries it is in, and the smoke journeys. Null means all journeys: the change is in
 * something else that the site is built from, or in the journeys.
 */
export async function tagsOfChange(files: readonly string[]): Promise<string[] | null> {
  const libraries = new Set(files.flatMap((file) => featureLibraryOf(file) ?? []));
  const otherFiles = files.filter((file) => featureLibraryOf(file) === undefined);
  if (libraries.size === 0 || (await doFilesAffectJourneys(otherFiles))) return null;
  return [...[...libraries].toSorted(), smokeTag];
}
