// `npm run lint`: oxlint with the boundary rule, and the checks for import cycles and file names. The boundary rule reads the project graph from Nx's
// cache and reports nothing without one, so the graph is created first.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { runNode } from '../start/run-command.ts';
import { fileNameFaults } from './file-names.ts';
import { importCycles } from './import-cycles.ts';
import { nx } from './nx.ts';

mkdirSync(join(root, '.nx'), { recursive: true });
const graph = await nx(['graph', '--file=.nx/graph.json']);
const lint = await runNode([join(root, 'node_modules/oxlint/bin/oxlint'), ...process.argv.slice(2)]);
const isBoundaryRuleSkipped = lint.output.includes('No cached ProjectGraph');
const faults = [...projects().flatMap(cycleFaultsOf), ...projects().flatMap((project) => fileNameFaults(join(root, project)))];
if (!graph.isOk) console.error(graph.output);
if (isBoundaryRuleSkipped) console.error('The boundary rule had no project graph and did not run.');
for (const fault of faults) console.error(fault);
console.log(lint.output.trimEnd());
process.exitCode = graph.isOk && lint.isOk && !isBoundaryRuleSkipped && faults.length === 0 ? 0 : 1;

function projects(): string[] {
  const members = ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...members.filter((project) => existsSync(join(root, project, 'tsconfig.json'))), 'tools', '.storybook'];
}

function cycleFaultsOf(project: string): string[] {
  return importCycles(join(root, project)).map(({ folder, entries, imports }) =>
    [`Import cycle in ${join(project, folder)}: ${entries.join(', ')} (decision 0103)`, ...imports.map((line) => `  ${line}`)].join('\n'),
  );
}
