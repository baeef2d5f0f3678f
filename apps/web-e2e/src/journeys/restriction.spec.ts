import { startGateway } from '../site/gateway.ts';
import { changeDatabase } from '../site/site-database.ts';
import { expect, test } from '../site/test.ts';

const [inJapan, inFinland] = ['133.11.0.1', '193.166.3.1'];

test('a visitor from a restricted country sees the restriction page, and one from another country the lobby @gateway @content @gate', async ({
  site,
  page,
  request,
}) => {
  // Does not affect other journeys, whose requests come from this machine.
  await changeDatabase(`update settings set value = $1 where key = 'country_black_list'`, ['["JP"]']);
  const setting = async () =>
    (await (await request.post('/api/front/get_setting', { data: {} })).json()) as { setting: { country_black_list: string[] } };
  await expect.poll(async () => (await setting()).setting.country_black_list).toEqual(['JP']);
  const gateway = await startGateway(process.env['API_URL'] ?? '', { TRUSTED_PROXIES: '127.0.0.0/8, ::1' });
  try {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': inJapan });
    // A page waits only briefly for the country of its visitor: on a busy machine only a later page has it.
    await expect(async () => {
      await page.goto(`${gateway.url}/fi/online-casino`);
      expect(new URL(page.url()).pathname).toBe('/fi/restriction');
    }).toPass();
    await site.waitForHydration();
    await expect(page.getByRole('heading', { name: 'Ei saatavilla alueellasi', level: 1 })).toBeVisible();

    await page.setExtraHTTPHeaders({ 'x-forwarded-for': inFinland });
    await page.goto(`${gateway.url}/online-casino`);
    await expect(page).toHaveURL(/\/online-casino$/);
    await expect(site.header.getByRole('button', { name: 'Log in' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await gateway.stop();
  }
});
