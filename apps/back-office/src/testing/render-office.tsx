import { MantineProvider } from '@mantine/core';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi, type Mock } from 'vitest';
import type { StaffApi, StaffCallName } from '@playfront/api-client/staff';
import { LocaleProvider, useFormat } from '@playfront/i18n';
import { NoticesProvider } from '../notices/NoticesProvider.tsx';
import { officeMessages } from '../office-messages.ts';
import { StaffSessionProvider, useStaffSession } from '../session/StaffSessionProvider.tsx';
import { theme } from '../theme/theme.ts';

type Calls = Partial<Record<StaffCallName, (request: never) => unknown>>;

/** Renders a page of the back office for an officer with the given scopes; each call of `calls` returns the result of its function. */
export function renderOffice(page: ReactElement, { scope, calls, path = '/' }: { scope: readonly string[]; calls: Calls; path?: string }) {
  const officer = { id: 'officer', username: 'demo-officer', first_name: 'Jon', last_name: 'Officer', scope };
  const responses: Readonly<Record<string, (request: never) => unknown>> = {
    frontAuthLogin: () => ({ accessToken: 'token' }),
    frontAuthPlayer: () => officer,
    adminGetQueueCounts: () => ({ withdrawals: 0, withdrawals_to_pay: 0, documents: 0, contact_messages: 0, cases: 0 }),
    ...calls,
  };
  const made = new Map<string, Mock<(request: never) => Promise<unknown>>>();
  const callNamed = (name: string) => {
    const call = made.get(name) ?? vi.fn<(request: never) => Promise<unknown>>(async (request) => responses[name]?.(request));
    made.set(name, call);
    return call;
  };
  // Cast, because a test defines only some of the calls.
  const api = new Proxy({}, { get: (_none, name) => callNamed(String(name)) }) as StaffApi;
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root') ?? document.body);
  onTestFinished(() => root.unmount());
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  root.render(
    <MantineProvider theme={theme}>
      <LocaleProvider locale="en" messages={officeMessages}>
        <StaffSessionProvider createClient={() => api}>
          <NoticesProvider>
            <SignedIn router={router} />
          </NoticesProvider>
        </StaffSessionProvider>
      </LocaleProvider>
    </MantineProvider>,
  );
  return { callNamed, router };
}

function SignedIn({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  const { text } = useFormat();
  const { state, login } = useStaffSession();
  if (state.kind === 'signed_in') return <RouterProvider router={router} />;
  return <button onClick={() => void login({ username: 'demo-officer', password: 'secret' })}>{text('backoffice.login.submit')}</button>;
}
