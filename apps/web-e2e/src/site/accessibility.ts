import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Accessibility violations that axe reports: rule and elements. Skips frames of other origins (game frames, which have their own tests). */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Legacy mode: otherwise axe merges its results in a second browser page, which takes a quarter of a route's time.
  // Only violations: describing the elements that pass a rule takes more than a quarter of axe's time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
