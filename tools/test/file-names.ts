import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Files that are named after the file beside them. */
const sibling = /\.(test|stories|deep|fixtures)\.|\.d\.ts$/;

/**
 * The files of a folder whose name breaks the convention, each with the reason. A component, class or hook is in a file of exactly its name
 * (`DepositForm.tsx`, `useDeposit.ts`); every other file is in kebab case. The page files of a build export `Page`.
 */
export function fileNameFaults(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx,mts,mjs}', { cwd: folder, exclude: (name) => name === 'node_modules' || name === 'dist' });
  return files
    .filter((file) => /[A-Z]/.test(basename(file)) && !sibling.test(file))
    .toSorted()
    .flatMap((file) => {
      const name = basename(file).replace(/\..*$/, '');
      if (!/^([A-Z]|use[A-Z])/.test(name))
        return [`${join(folder, file)}: file names are in kebab case, except those of components, classes and hooks`];
      const exported = name.endsWith('Page') ? `(?:${name}|Page)` : name;
      const isNamedForExport = new RegExp(`^export (?:default )?(?:async )?(?:function|const|class) ${exported}\\b`, 'm').test(
        readFileSync(join(folder, file), 'utf8'),
      );
      return isNamedForExport ? [] : [`${join(folder, file)}: exports no ${name}`];
    });
}
