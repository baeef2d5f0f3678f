import { Navigate, useLocation } from 'react-router-dom';
import { canUse } from '../session/scopes.ts';
import { useOfficer } from '../session/StaffSessionProvider.tsx';
import { navigation } from './navigation.ts';

/** Redirects to the first page that the officer may open. */
export function HomePage() {
  const { scope } = useOfficer();
  const { state } = useLocation() as { state: unknown };
  const first = navigation.find((entry) => canUse(scope, entry.scope));
  return <Navigate to={first?.path ?? '/audit'} state={state} replace />;
}
