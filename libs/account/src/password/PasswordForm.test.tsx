import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, held, mountView, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
import { PasswordForm } from './PasswordForm.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const send = () => page.getByRole('button', { name: 'Change password' });

let view: MountedView | undefined;

async function open(handlers: FakeHandlers = {}, onChanged: () => void = () => {}) {
  view = await mountView(<PasswordForm onChanged={onChanged} />, {
    player: wirePlayer(),
    handlers: { frontUpdatePlayerPassword: () => ({ status: 1 }), ...handlers },
  });
  await expect.element(send()).toBeVisible();
  return view;
}

async function fill(old: string, password: string, repeat: string): Promise<void> {
  await field('Old password').fill(old);
  await field('New password').fill(password);
  await field('Repeat new password').fill(repeat);
}

afterEach(() => view?.unmount());

describe('changing the password', () => {
  test('sends old and new, tells the caller and keeps nothing of what was typed', async () => {
    const onChanged = vi.fn();
    const { api } = await open({}, onChanged);
    await fill('secret', 'another one', 'another one');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce(), { timeout: 5_000 });
    expect(api.requestsOf('frontUpdatePlayerPassword')).toEqual([{ old_password: 'secret', password: 'another one' }]);
    await expect.element(field('New password')).toHaveValue('');
    await expect.element(page.getByText('On every other device you are logged out')).toBeVisible();
  });

  test('what the form can judge is not sent: each fault at its field, the focus in the first', async () => {
    const { api } = await open();
    await fill('secret', 'ab', 'abc');
    await send().click();
    await expect.element(page.getByText('Use at least 3 characters', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The passwords are not the same')).toBeVisible();
    await expect.element(field('New password')).toHaveFocus();
    expect(api.requestsOf('frontUpdatePlayerPassword')).toEqual([]);
  });

  test.each([
    ['with its field', { old_password: 'wrong_old_password' }],
    ['without a field', {}],
  ] as const)('a wrong old password is said under it, also %s', async (_, fields) => {
    await open({
      frontUpdatePlayerPassword: () => {
        throw refusal('wrong_old_password', fields);
      },
    });
    await fill('wrong', 'another one', 'another one');
    await send().click();
    await expect.element(page.getByText('Old password is wrong')).toBeVisible();
    await expect.element(field('Old password')).toHaveFocus();
    await expect.element(field('New password')).toHaveValue('another one');
  });

  test('while the answer is slow one change is asked for; a timeout loses nothing', async () => {
    const answer = held<{ status: 1 }>();
    const { api } = await open({ frontUpdatePlayerPassword: () => answer.answer });
    await fill('secret', 'another one', 'another one');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(send()).toHaveAttribute('aria-busy', 'true');
    answer.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to answer');
    await expect.element(field('Old password')).toHaveValue('secret');
    expect(api.requestsOf('frontUpdatePlayerPassword')).toHaveLength(1);
  });
});
