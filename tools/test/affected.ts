import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, root } from '../start/repository.mjs';
import { runCommand } from '../start/run-command.ts';
import { nx } from './nx.ts';

/** The commit a change began at: `NX_BASE`, else where this branch left the main one, else the commit before. */
export async function baseOfChange(): Promise<string> {
  const told = process.env['NX_BASE'];
  if (told) return told;
  for (const main of ['origin/main', 'main']) {
    const fork = await runCommand('git', ['merge-base', main, 'HEAD']);
    const head = await runCommand('git', ['rev-parse', 'HEAD']);
    // On the main branch itself a change is its last commit and what is not committed yet.
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

/** The files of a change: committed, not yet committed or untracked. */
async function filesOfChange(base: string): Promise<string[]> {
  return [...(await linesOf('diff', '--name-only', '--no-renames', base)), ...(await linesOf('ls-files', '--others', '--exclude-standard'))];
}

/** The folders of the projects, `libs/payments/`, in which a change has files. */
export async function foldersOfChange(base: string): Promise<string[]> {
  return [...new Set((await filesOfChange(base)).flatMap((file) => /^(?:apps|libs)\/[^/]+\//.exec(file)?.[0] ?? []))];
}

/** What all browser tests run in, so that a change in it reaches all of them. */
const browserTestTools = /^(?:\.storybook|\.vitest|tools\/(?:test|browser))\//;

/** The folders of all projects whose browser tests a change affects; none means all of them. */
export async function affectedFolders(base: string): Promise<string[]> {
  if ((await filesOfChange(base)).some((file) => browserTestTools.test(file))) return [];
  const { isOk, output } = await nx(['show', 'projects', '--affected', `--base=${base}`, '--json']);
  if (!isOk) throw new Refusal(output.trim());
  const names = [...output.matchAll(/"@playfront\/([^"]+)"/g)].map(([, name = '']) => name);
  return names.flatMap((name) => ['apps', 'libs'].map((folder) => `${folder}/${name}/`).filter((folder) => existsSync(join(root, folder))));
}
