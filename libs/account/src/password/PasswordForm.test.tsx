import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '@playfront/auth/testing';
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
  test('sends old and new password, notifies the caller and empties the fields', async () => {
    const onChanged = vi.fn();
    const { api } = await open({}, onChanged);
    await fill('secret', 'another one', 'another one');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontUpdatePlayerPassword')).toEqual([{ old_password: 'secret', password: 'another one' }]);
    await expect.element(field('New password')).toHaveValue('');
    await expect.element(page.getByText('All other devices are logged out')).toBeVisible();
  });

  test('errors that the form can find are shown at their fields without a request, and the first has the focus', async () => {
    const { api } = await open();
    await fill('secret', 'ab', 'abc');
    await send().click();
    await expect.element(page.getByText('Use at least 3 characters', { exact: true })).toBeVisible();
    await expect.element(page.getByText('The passwords do not match')).toBeVisible();
    await expect.element(field('New password')).toHaveFocus();
    expect(api.requestsOf('frontUpdatePlayerPassword')).toEqual([]);
  });

  test.each([
    ['with its field', { old_password: 'wrong_old_password' }],
    ['without a field', {}],
  ] as const)('a wrong old password is shown at its field, also %s', async (_, fields) => {
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

  test('a slow change is sent only once, and after a timeout the input stays', async () => {
    const pending = pendingResponse<{ status: 1 }>();
    const { api } = await open({ frontUpdatePlayerPassword: () => pending.response });
    await fill('secret', 'another one', 'another one');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(send()).toHaveAttribute('aria-busy', 'true');
    pending.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(field('Old password')).toHaveValue('secret');
    expect(api.requestsOf('frontUpdatePlayerPassword')).toHaveLength(1);
  });
});
