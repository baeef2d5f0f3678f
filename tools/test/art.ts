// `npm run art`: the check of the game art, a package that neither `npm start` nor `npm test` installs. Does nothing when nothing has changed since it last passed;
// commit `tools/art/checked.txt` when it has.
import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { isArtChecked, rememberArtCheck } from './art-stamp.ts';
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
  rememberArtCheck();
  return true;
}

if (isArtChecked()) console.log('The art is as it was when its check passed.');
else process.exitCode = (await check()) ? 0 : 1;
