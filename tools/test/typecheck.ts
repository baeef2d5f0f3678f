// `npm run typecheck`: runs TypeScript 7 on every project. Messages are compiled first, since code imports them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { runNode } from '../start/run-command.ts';

const projects = ['apps', 'libs'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
const checked = [...projects, 'tools', '.storybook'].filter((project) => existsSync(join(root, project, 'tsconfig.json')));

const messages = await runNode(['tools/translations/compile.ts']);
const types = await runNode(['node_modules/typescript-native/bin/tsc', '--build', ...checked]);
if (!messages.isOk) console.error(messages.output);
console.log(types.output.trimEnd() || `${checked.length} projects type-check.`);
process.exitCode = messages.isOk && types.isOk ? 0 : 1;
