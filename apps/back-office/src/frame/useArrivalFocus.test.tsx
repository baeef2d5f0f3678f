import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlayersPage } from '../players/PlayersPage.tsx';
import { renderOffice } from '../testing/render-office.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { PageHead } from './PageHead.tsx';
import { focusOn } from './useArrivalFocus.ts';

const ada = {
  ...{ id: 'id of ada', username: 'ada', first_name: 'Ada', last_name: 'Berg', country: 'FI', state: 'active', kyc_status: 'none' },
  ...{
    registered_at: '2026-01-01T00:00:00Z',
    currency: 'EUR',
    balance: { real: { minor: 0, currency: 'EUR' }, bonus: { minor: 0, currency: 'EUR' } },
  },
};
const adminGetPlayers = ({ search }: { search?: string }) => (search === 'nobody' ? { players: [], total: 0 } : { players: [ada], total: 1 });
const officePage = (
  <>
    <HeaderSearch />
    <PlayersPage />
  </>
);
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  sessionStorage.clear();
});

test('the header search focuses the first player found, or the text that there is none', async () => {
  renderOffice(officePage, { scope: ['players'], calls: { adminGetPlayers }, path: '/players' });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('button', { name: 'ada' })).toBeVisible();
  await userEvent.keyboard('/ada{Enter}');
  await expect.poll(focused).toBe('ada');
  await userEvent.keyboard('/nobody{Enter}');
  await expect.poll(focused).toMatch(/^No players/);
});

test('a page is focused only if the navigation requests it', async () => {
  const { router } = renderOffice(<PageHead title="Players" />, { scope: ['players'], calls: {} });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByRole('heading')).toBeVisible();
  await router.navigate('/audit');
  expect(document.activeElement).toBe(document.body);
  await router.navigate('/players', { state: focusOn('heading') });
  await expect.poll(focused).toBe('Players');
});
