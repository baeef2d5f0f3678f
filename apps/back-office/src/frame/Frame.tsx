import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { canUse } from '../session/scopes.ts';
import { useOfficer, useStaffSession } from '../session/StaffSessionProvider.tsx';
import { Loading } from '../status/Loading.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import { Initials } from './Initials.tsx';
import { Navigation } from './Navigation.tsx';
import { SchemeButton } from './SchemeButton.tsx';
import styles from './Frame.module.css';

/** Header, navigation and the current page. */
export function Frame() {
  const { text } = useFormat();
  const { logout } = useStaffSession();
  const { name, username, scope } = useOfficer();
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#page">
        {text('backoffice.frame.skip')}
      </a>
      <header className={styles['header']}>
        <span className={styles['brand']}>{text('backoffice.frame.title')}</span>
        {canUse(scope, 'players') ? <HeaderSearch /> : null}
        <span className={styles['end']} />
        <SchemeButton />
        <Initials name={name} />
        <span className={styles['officer']}>
          <Text size="sm" lh={1.2}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" lh={1.2}>
            {username}
          </Text>
        </span>
        <Button variant="default" size="xs" onClick={logout}>
          {text('backoffice.frame.logout')}
        </Button>
      </header>
      <Navigation />
      <main id="page" className={styles['page']} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
