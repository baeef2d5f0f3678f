import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fault, mountView, pendingResponse, refusal, wirePlayer, type FakeHandlers, type MountedView } from '../testing/index.ts';
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
  test('works by keyboard only', async () => {
    const onSignedIn = vi.fn();
    const { api } = await open({}, onSignedIn);
    await expect.element(username()).toBeVisible();
    await userEvent.keyboard('{Tab}ada{Tab}secret{Enter}');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(api.requestsOf('frontAuthLogin')).toEqual([{ username: 'ada', password: 'secret' }]);
  });

  test('a wrong password is reported above the form, the notice has the focus, and the input stays', async () => {
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

  test('an empty form is not sent; the first field with an error has the focus', async () => {
    const { api } = await open();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(username()).toHaveAccessibleDescription('This field is required');
    await expect.element(password()).toHaveAccessibleDescription('This field is required');
    await expect.element(username()).toHaveFocus();
    expect(api.requestsOf('frontAuthLogin')).toEqual([]);
  });

  test('a short password is the first error once there is a username', async () => {
    await open();
    await username().fill('ada');
    await password().fill('ab');
    await userEvent.keyboard('{Enter}');
    await expect.element(password()).toHaveAccessibleDescription('Use at least 3 characters');
    await expect.element(password()).toHaveFocus();
  });

  test('a slow login is sent only once; a timeout is reported and the input stays', async () => {
    const login = pendingResponse<typeof tokens>();
    const { api } = await open({ frontAuthLogin: () => login.response });
    await username().fill('ada');
    await password().fill('secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}{Enter}');
    login.fail(fault('timeout'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server took too long to respond');
    await expect.element(password()).toHaveValue('secret');
    expect(api.requestsOf('frontAuthLogin')).toHaveLength(1);
  });

  test.each([
    ['network', 'The server did not respond'],
    ['server', 'Something went wrong on our side'],
    ['contract', "We could not read the server's response"],
  ] as const)('a %s fault has its own message', async (kind, message) => {
    await open({
      frontAuthLogin: () => {
        throw fault(kind);
      },
    });
    await username().fill('ada');
    await password().fill('secret');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  });

  test('after a swap of builds the username is still there, the password is not', async () => {
    const first = await open();
    await username().fill('ada');
    await password().fill('secret');
    first.unmount();
    await open();
    await expect.element(username()).toHaveValue('ada');
    await expect.element(password()).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  });

  test('"Forgot password?" calls its handler and sends nothing', async () => {
    const onForgotPassword = vi.fn();
    const { api } = await open({}, undefined, onForgotPassword);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(onForgotPassword).toHaveBeenCalledOnce();
    expect(api.requestsOf('frontAuthLogin')).toEqual([]);
  });

  test('the password can be shown', async () => {
    await open();
    await password().fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password()).toHaveAttribute('type', 'text');
  });
});
