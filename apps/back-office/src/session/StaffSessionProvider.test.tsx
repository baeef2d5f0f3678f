import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOffice } from '../testing/render-office.tsx';

test('a login sends the device ID, so that only logins of new devices are mailed', async () => {
  const sent = async () => {
    const { callNamed } = renderOffice(<p>Signed in</p>, { scope: ['players'], calls: {} });
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect.element(page.getByText('Signed in')).toBeVisible();
    return callNamed('frontAuthLogin').mock.calls;
  };
  const [[first] = []] = await sent();
  expect(first).toMatchObject({ username: 'demo-officer', device_id: localStorage.getItem('front.device') });
  expect(await sent()).toEqual([[first]]);
});
