import type { Look } from '../look.ts';
import { consoleErrors } from './console.ts';
import { cutTexts } from './cut-text.ts';
import { focusFaults } from './focus.ts';
import { keyFaults } from './keys.ts';
import { otherLooksFaults } from './other-looks.ts';
import { tooWide } from './width.ts';

export { listenToErrors } from './console.ts';

/** What every story is held to, beside its own play and axe. The keyboard comes last: using a page changes it. */
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
/** The gate draws and plays a story; what React or the story writes as an error is a fault of the drawing. */
export const gateChecks: readonly CheckName[] = ['console'];

/** A story's `parameters.without`: checks that do not hold for it, each with its reason. */
export type WithoutChecks = { readonly [Name in CheckName]?: string };

const mostShown = 8;

/** @throws {Error} with everything that is wrong. */
export async function checkStory(look: Look, without: WithoutChecks = {}, names: readonly CheckName[] = allChecks): Promise<void> {
  const faults = Object.entries(without).flatMap(([name, reason]) =>
    name in checks && reason.trim() ? [] : [`without: "${name}" is no check, or has no reason`],
  );
  for (const name of names) {
    if (name in without) continue;
    const found = await checks[name](look);
    faults.push(...found.slice(0, mostShown).map((fault) => `${name}: ${fault}`));
    if (found.length > mostShown) faults.push(`${name}: and ${found.length - mostShown} more`);
  }
  if (faults.length > 0) throw new Error(`The story does not hold:\n${faults.join('\n')}`);
}
