// `npm run art`: checks the game images, with a package that neither `npm start` nor `npm test` installs. Does nothing if nothing has changed since the check
// last passed. Commit `tools/art/checked.txt` after a pass.
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { isArtChecked, recordArtCheck } from './art-stamp.ts';
import { runCommand, runNode } from '../start/run-command.ts';

const folder = join(root, 'tools/art');
const steps = [
  () => runCommand('npm', ['ci', '--ignore-scripts'], { cwd: folder }),
  () => runNode([join(root, 'node_modules/typescript-native/bin/tsc'), '--project', folder]),
  () => runNode([join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]),
  () => runNode([join(folder, 'render.ts'), '--check']),
];

async function check(): Promise<boolean> {
  for (const step of steps) {
    const { isOk, output } = await step();
    console.log(output.trimEnd());
    if (!isOk) return false;
  }
  recordArtCheck();
  return true;
}

if (isArtChecked()) console.log('The game images have not changed since their check last passed.');
else process.exitCode = (await check()) ? 0 : 1;
