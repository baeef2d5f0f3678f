import axe from 'axe-core';
import { applyLook, looks, type Look } from '../look.ts';

/** What a look decides: colours, and by the brand's type and corners how large things are. The rest axe has said of the story's own look. */
const lookRules = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block', 'target-size'] };

const longestNamingMs = 2_000;

/** Colours that fade into the new look would be measured half-way. */
function withoutTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  return () => style.remove();
}

/** The title of a dialog names it an effect later; on a busy machine that is after the play. */
async function untilDialogsAreNamed(): Promise<void> {
  const hasUnnamed = () => document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])') !== null;
  const endMs = performance.now() + longestNamingMs;
  while (hasUnnamed() && performance.now() < endMs) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What axe finds in the looks the story is not drawn in. */
export async function otherLooksFaults(own: Look): Promise<string[]> {
  const faults: string[] = [];
  await untilDialogsAreNamed();
  const restoreTransitions = withoutTransitions();
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
