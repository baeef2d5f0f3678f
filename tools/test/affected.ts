import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root } from '../start/repository.mjs';
import { runCommand } from '../start/run-command.ts';
import { nx } from './nx.ts';

/** The base commit of a change: `NX_BASE`, otherwise the merge base with the main branch, otherwise the previous commit. */
export async function baseOfChange(): Promise<string> {
  const configured = process.env['NX_BASE'];
  if (configured) return configured;
  for (const main of ['origin/main', 'main']) {
    const fork = await runCommand('git', ['merge-base', main, 'HEAD']);
    const head = await runCommand('git', ['rev-parse', 'HEAD']);
    // On the main branch itself, a change is its last commit and all uncommitted files.
    if (fork.isOk && fork.output.trim() !== head.output.trim()) return fork.output.trim();
  }
  const previous = await runCommand('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1']);
  return previous.isOk ? previous.output.trim() : 'HEAD';
}

async function linesOf(...gitArguments: readonly string[]): Promise<string[]> {
  const { isOk, output } = await runCommand('git', gitArguments);
  if (!isOk) throw new Refusal(output.trim());
  return output.split('\n').filter(Boolean);
}

/** The files of a change: committed, uncommitted or untracked. */
async function filesOfChange(base: string): Promise<string[]> {
  return [...(await linesOf('diff', '--name-only', '--no-renames', base)), ...(await linesOf('ls-files', '--others', '--exclude-standard'))];
}

/** The folders of the projects with changed files, such as `libs/payments/`. */
export async function foldersOfChange(base: string): Promise<string[]> {
  return [...new Set((await filesOfChange(base)).flatMap((file) => /^(?:apps|libs)\/[^/]+\//.exec(file)?.[0] ?? []))];
}

/** The environment of the browser tests: a change in it affects all of them. */
const browserTestTools = /^(?:\.storybook|\.vitest|tools\/(?:test|browser))\//;

/** The folders of all projects whose browser tests a change affects; an empty list means all. */
export async function affectedFolders(base: string): Promise<string[]> {
  if ((await filesOfChange(base)).some((file) => browserTestTools.test(file))) return [];
  const { isOk, output } = await nx(['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (!isOk) throw new Refusal(output.trim());
  const names = [...output.matchAll(/"@playfront\/([^"]+)"/g)].map(([, name = '']) => name);
  return names.flatMap((name) => ['apps', 'libs'].map((folder) => `${folder}/${name}/`).filter((folder) => existsSync(join(root, folder))));
}
