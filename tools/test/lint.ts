// `npm run lint`: oxlint with the boundary rule. That rule reads the project graph from Nx's cache and is silent without one, so the graph is made first.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { nx } from './nx.ts';
import { runNode } from './run-command.ts';

mkdirSync(join(root, '.nx'), { recursive: true });
const graph = await nx(['graph', '--file=.nx/graph.json']);
const lint = await runNode([join(root, 'node_modules/oxlint/bin/oxlint'), ...process.argv.slice(2)]);
const isBoundaryRuleAsleep = lint.output.includes('No cached ProjectGraph');
if (!graph.isOk) console.error(graph.output);
if (isBoundaryRuleAsleep) console.error('The boundary rule had no project graph and did not run.');
console.log(lint.output.trimEnd());
process.exitCode = graph.isOk && lint.isOk && !isBoundaryRuleAsleep ? 0 : 1;
