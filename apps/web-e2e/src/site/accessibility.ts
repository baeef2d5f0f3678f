import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Accessibility violations that axe reports for the page: rule and elements. Frames of other origins are skipped; only game frames are, and they have their own tests. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Otherwise axe gathers its result in a second page of the browser, which takes a quarter of the time of a whole route.
  // Describing the elements that pass a rule takes more than a quarter of axe's time; only violations are read.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
