import { MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LocaleProvider } from '@playfront/i18n';
import { focusOn } from './frame/useArrivalFocus.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { NoticesProvider } from './notices/NoticesProvider.tsx';
import { officeMessages } from './office-messages.ts';
import { router } from './router.tsx';
import { StaffSessionProvider, useStaffSession } from './session/StaffSessionProvider.tsx';
import { Loading } from './status/Loading.tsx';
import { theme } from './theme/theme.ts';

/** The back office: the login page, or the pages for the signed-in officer. English only. */
export function BackOffice() {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} defaultColorScheme="auto">
      <LocaleProvider locale="en" messages={officeMessages}>
        <StaffSessionProvider>
          <NoticesProvider>
            <Pages />
          </NoticesProvider>
        </StaffSessionProvider>
      </LocaleProvider>
    </MantineProvider>
  );
}

/** Reloads the route and focuses its heading, because the focused login form has been removed. */
const focusHeading = () => void router.navigate(null, { replace: true, state: focusOn('heading') });

function Pages() {
  const { state, restore, logout } = useStaffSession();
  const isRestoring = state.kind === 'restoring';
  useEffect(() => {
    // Without its officer, a token must not open any page.
    if (isRestoring) restore().catch(logout);
  }, [isRestoring, restore, logout]);
  if (state.kind === 'restoring') return <Loading />;
  if (state.kind === 'signed_out') return <LoginPage why={state.why} onLoggedIn={focusHeading} />;
  return <RouterProvider router={router} />;
}
