import type { Page } from '@playwright/test';
import type { Site } from '../site/Site.ts';
import { expect, test } from '../site/test.ts';

/** Opens the FAQ from the menu: in a separate window on a desktop, as a page on a phone. */
async function openFaq(site: Site): Promise<Page> {
  if (site.formFactor === 'mobile') {
    await site.openMenuEntry('FAQ');
    return site.page;
  }
  const [popup] = await Promise.all([site.page.waitForEvent('popup'), site.openMenuEntry('FAQ')]);
  return popup;
}

test('the FAQ opens from the menu, in a separate window on a desktop, and lists its topics @content @site @gate', async ({
  site,
  page,
  formFactor,
}) => {
  await site.open('/promotion');
  const faq = await openFaq(site);
  await expect(faq).toHaveURL(/\/faq\/0$/);
  if (formFactor === 'desktop') {
    await expect.poll(() => faq.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 768]);
    await expect(page).toHaveURL(/\/promotion$/);
  }
  const topics = faq.getByRole('navigation', { name: 'Topics' });
  for (const topic of ['Deposits', 'Withdrawals']) {
    await topics.getByRole('link', { name: topic }).click();
    await expect(faq.getByRole('heading', { level: 1, name: topic })).toBeVisible();
    await expect(topics.getByRole('link', { name: topic })).toHaveAttribute('aria-current', 'page');
  }
  await faq.getByText('How long does it take?').click();
  await expect(faq.getByText(/from a few minutes to a few working days/)).toBeVisible();
});
