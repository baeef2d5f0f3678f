import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, held, mountView, refusal, wirePlayer, type FakeHandlers, type MountedView } from '../testing/index.ts';
import { LoginForm } from './LoginForm.tsx';

const tokens = { accessToken: 'token', refreshToken: '' };
const username = () => page.getByLabelText('Username');
const password = () => page.getByLabelText('Password', { exact: true });

let view: MountedView | undefined;

async function open(handlers: FakeHandlers = {}, onSignedIn = () => {}, onForgotPassword = () => {}) {
  view = await mountView(
    <LoginForm
      onSignedIn={onSignedIn}
      onOpenRegistration={() => {}}
      onForgotPassword={onForgotPassword}
      onForgotUsername={onForgotPassword}
      supportEmail="support@northlight.example"
      onOpenContact={() => {}}
    />,
    {
      handlers: { frontAuthLogin: () => tokens, frontAuthPlayer: () => wirePlayer(), ...handlers },
    },
  );
  return view;
}

afterEach(() => {
  view?.unmount();
  sessionStorage.clear();
});

describe('logging in', () => {
  test('works by keyboard alone', async () => {
    const onSignedIn = vi.fn();
    const { api } = await open({}, onSignedIn);
    await expect.element(username()).toBeVisible();
    await userEvent.keyboard('{Tab}ada{Tab}secret{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontAuthLogin')).toEqual([{ username: 'ada', password: 'secret' }]);
  });

  test('a wrong password is said over the form, has the focus, and costs nothing typed', async () => {
    await open({
      frontAuthLogin: () => {
        throw refusal('failed_login');
      },
    });
    await username().fill('ada');
    await password().fill('wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong username or password!');
    await expect.element(username()).toHaveValue('ada');
    await expect.element(password()).toHaveValue('wrong');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Wrong username or password!'));
  });

  test('an empty form is not sent; the first field at fault has the focus', async () => {
    const { api } = await open();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(username()).toHaveAccessibleDescription('This field is required');
    await expect.element(password()).toHaveAccessibleDescription('This field is required');
    await expect.element(username()).toHaveFocus();
    expect(api.requestsOf('frontAuthLogin')).toEqual([]);
  });

  test('a short password is the first fault when the username is there', async () => {
    await open();
    await username().fill('ada');
    await password().fill('ab');
    await userEvent.keyboard('{Enter}');
    await expect.element(password()).toHaveAccessibleDescription('Use at least 3 characters');
    await expect.element(password()).toHaveFocus();
  });

  test('while the answer is slow the form is sent once; a timeout says so and keeps what was typed', async () => {
    const answer = held<typeof tokens>();
    const { api } = await open({ frontAuthLogin: () => answer.answer });
    await username().fill('ada');
    await password().fill('secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}{Enter}');
    answer.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(password()).toHaveValue('secret');
    expect(api.requestsOf('frontAuthLogin')).toHaveLength(1);
  });

  test.each([
    ['network', 'The server did not respond'],
    ['server', 'Something went wrong on our side'],
    ['contract', "We could not read the server's response"],
  ] as const)('a %s fault has words of its own', async (kind, words) => {
    await open({
      frontAuthLogin: () => {
        throw fault(kind);
      },
    });
    await username().fill('ada');
    await password().fill('secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  });

  test('a swap of builds keeps the username and never the password', async () => {
    const first = await open();
    await username().fill('ada');
    await password().fill('secret');
    first.unmount();
    await open();
    await expect.element(username()).toHaveValue('ada');
    await expect.element(password()).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  test('a forgotten password leads on, and sends nothing', async () => {
    const onForgotPassword = vi.fn();
    const { api } = await open({}, undefined, onForgotPassword);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(onForgotPassword).toHaveBeenCalledOnce();
    expect(api.requestsOf('frontAuthLogin')).toEqual([]);
  });

  test('the password can be looked at', async () => {
    await open();
    await password().fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
  });
});
