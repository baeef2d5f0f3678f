import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountView, wirePlayer, type FakeHandlers, type MountedView } from '../testing/index.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const done = { status: 1 } as const;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

let view: MountedView | undefined;

async function open(policy: 'standard' | 'strong', handlers: FakeHandlers = {}) {
  view = await mountView(<RegistrationForm defaultCountry="FI" trackingCode="" onRegistered={() => {}} onOpenLogin={() => {}} />, {
    handlers: {
      frontGetSetting: () => ({ status: 1, setting: { password_policy: policy } }),
      frontValidatePlayerName: () => done,
      frontRegisterPlayer: () => ({ status: 1, player: { id: 7, username: 'ada' } }),
      frontAuthLogin: () => ({ accessToken: 'token' }),
      frontAuthPlayer: () => wirePlayer({ username: 'ada' }),
      ...handlers,
    },
  });
  return view;
}

async function fillAccount(password: string) {
  await field('Email').fill('ada@example.com');
  await field('Username').fill('ada');
  await field('Password').fill(password);
  await field('Repeat password').fill(password);
}

const tooWeak = /^Use 8 or more characters that are hard to guess/;

afterEach(() => {
  view?.unmount();
  sessionStorage.clear();
});

describe('a new password', () => {
  test('is not estimated before its field has the focus', async () => {
    const { api } = await open('strong');
    await field('Email').fill('ada@example.com');
    await expect.element(field('Password')).toHaveAccessibleDescription('At least 3 characters. Longer is stronger.');
    expect(api.requestsOf('frontGetSetting')).toEqual([]);
    await field('Password').click();
    await expect.element(field('Password')).toHaveAccessibleDescription(/^At least 8 characters/);
    expect(api.requestsOf('frontGetSetting')).toHaveLength(1);
  });

  test("has a strength meter that considers the player's data", async () => {
    await open('standard');
    await fillAccount('kuusi kahvi lumi');
    await expect.element(field('Password')).toHaveAccessibleDescription('Strong.');
    await field('Password').fill('ada@example.com');
    await expect.element(field('Password')).toHaveAccessibleDescription('Easy to guess. Make it longer.');
    await field('Password').fill('qwerty');
    await expect.element(field('Password')).toHaveAccessibleDescription('Very weak: one of the first passwords anyone would try.');
    await field('Password').fill('x7k');
    await expect.element(field('Password')).toHaveAccessibleDescription('Very weak: short passwords are guessed in seconds. Make it longer.');
  });

  test('that is easy to guess blocks the step under the strong policy, with advice', async () => {
    await open('strong');
    await fillAccount('sunshine1');
    await expect.element(field('Password')).toHaveAccessibleDescription(tooWeak);
    await button('Continue').click();
    await expect.element(field('Password')).toHaveFocus();
    await field('Password').fill('kuusi kahvi lumi');
    await field('Repeat password').fill('kuusi kahvi lumi');
    await button('Continue').click();
    await expect.element(field('First name')).toBeVisible();
  });

  test('has a tick once it is repeated correctly', async () => {
    await open('standard');
    await field('Email').fill('ada@example.com');
    await field('Repeat password').fill('kuusi');
    const ticks = () => document.querySelectorAll('[name="confirmPassword"]:not([aria-invalid]) + span').length;
    expect(ticks()).toBe(0);
    await field('Password').fill('ku');
    expect(ticks()).toBe(0);
    await field('Password').fill('kuusi');
    await expect.poll(ticks).toBe(1);
  });

  test('cannot be the username under any policy', async () => {
    await open('standard');
    await fillAccount('ADA');
    await expect.element(field('Password')).toHaveAccessibleDescription("Your password can't be your username or only spaces");
  });
});
