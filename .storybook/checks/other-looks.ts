import axe from 'axe-core';
import { applyLook, looks, type Look } from '../look.ts';

/** Rules whose result depends on the look: colours, and sizes, which depend on the brand's type. axe checks the other rules in the story's own look only. */
const lookRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'target-size'] };

const namingTimeoutMs = 2_000;

/** Turns transitions off, which would let axe measure a colour half-way to the new look. Returns a function that turns them on again. */
function disableTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  return () => style.remove();
}

/** A dialog gets its name from its title in an effect, which may run after the play function on a slow machine. */
async function untilDialogsAreNamed(): Promise<void> {
  const hasUnnamed = () => document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])') !== null;
  const endMs = performance.now() + namingTimeoutMs;
  while (hasUnnamed() && performance.now() < endMs) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Faults that axe finds in the looks that the story is not rendered in. */
export async function otherLooksFaults(own: Look): Promise<string[]> {
  const faults: string[] = [];
  await untilDialogsAreNamed();
  const restoreTransitions = disableTransitions();
  try {
    for (const look of looks.filter(({ brand, scheme }) => brand !== own.brand || scheme !== own.scheme)) {
      applyLook(look);
      const { violations } = await axe.run(document.body, { runOnly: lookRules, resultTypes: ['violations'] });
      for (const { id, nodes } of violations) {
        for (const { target, failureSummary } of nodes)
          faults.push(`${look.brand} ${look.scheme}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`);
      }
    }
  } finally {
    applyLook(own);
    restoreTransitions();
  }
  return faults;
}
