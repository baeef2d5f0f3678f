import type { Look } from '../look.ts';
import { consoleErrors } from './console.ts';
import { cutTexts } from './cut-text.ts';
import { focusFaults } from './focus.ts';
import { keyFaults } from './keys.ts';
import { otherLooksFaults } from './other-looks.ts';
import { tooWide } from './width.ts';

export { listenToErrors } from './console.ts';

/** Checks of every story, in addition to its play function and axe. The keyboard checks run late, because they change the page. */
const checks = {
  width: () => tooWide(),
  cutText: () => cutTexts(),
  otherLooks: otherLooksFaults,
  focus: () => focusFaults(),
  keys: () => keyFaults(),
  console: () => consoleErrors(),
} satisfies Record<string, (look: Look) => string[] | Promise<string[]>>;

type CheckName = keyof typeof checks;

export const allChecks = Object.keys(checks) as readonly CheckName[];
/** `npm test` only renders and plays a story, and fails on errors that React or the story writes to the console. */
export const gateChecks: readonly CheckName[] = ['console'];

/** A story's `parameters.without`: checks that it skips, each with a reason. */
export type WithoutChecks = { readonly [Name in CheckName]?: string };

const maxShown = 8;

/** @throws {Error} with all faults. */
export async function checkStory(look: Look, without: WithoutChecks = {}, names: readonly CheckName[] = allChecks): Promise<void> {
  const faults = Object.entries(without).flatMap(([name, reason]) =>
    name in checks && reason.trim() ? [] : [`without: "${name}" is not a check, or has no reason`],
  );
  for (const name of names) {
    if (name in without) continue;
    const found = await checks[name](look);
    faults.push(...found.slice(0, maxShown).map((fault) => `${name}: ${fault}`));
    if (found.length > maxShown) faults.push(`${name}: and ${found.length - maxShown} more`);
  }
  if (faults.length > 0) throw new Error(`The story has faults:\n${faults.join('\n')}`);
}
