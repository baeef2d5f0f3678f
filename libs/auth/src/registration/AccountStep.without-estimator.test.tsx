import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountView, refusal } from '../testing/index.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

vi.mock('./load-estimator.ts', () => ({ loadEstimator: () => Promise.reject(new Error('The network is gone')) }));

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

test('if the estimator does not load, only the operator checks a new password', async () => {
  const register = vi.fn(() => {
    throw refusal('password_too_weak', { password: 'password_too_weak' });
  });
  const view = await mountView(<RegistrationForm defaultCountry="FI" trackingCode="" onRegistered={() => {}} onOpenLogin={() => {}} />, {
    handlers: {
      frontGetSetting: () => ({ status: 1, setting: { password_policy: 'strong' } }),
      frontValidatePlayerName: () => ({ status: 1 }),
      frontRegisterPlayer: register,
    },
  });
  await field('Email').fill('ada@example.com');
  await field('Username').fill('ada');
  await field('Password').fill('sunshine1');
  await field('Repeat password').fill('sunshine1');
  await expect.element(field('Password')).toHaveAccessibleDescription(/^At least 8 characters/);
  await button('Continue').click();
  await field('First name').fill('Ada');
  await field('Last name').fill('Lovelace');
  await field('Day').fill('12');
  await field('Month').fill('04');
  await field('Year').fill('1991');
  await field('Phone number').fill('401234567');
  await button('Continue').click();
  await field('Street and number').fill('Aurakatu 1');
  await field('Postal code').fill('20100');
  await field('City').fill('Turku');
  await page.getByRole('checkbox', { name: /^I am 18 or over/ }).click();
  await button('Create account').click();
  await expect.element(field('Password')).toHaveAccessibleDescription(/^Use 8 or more characters that are hard to guess/);
  expect(register).toHaveBeenCalledOnce();
  view.unmount();
  sessionStorage.clear();
});
