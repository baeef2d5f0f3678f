import { useLocation } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { Button, buttonClass } from '@playfront/ui';
import { pageAt } from '../addresses/pages.ts';
import { PageLink } from '../navigation/PageLink.tsx';

/** "Log in" and "Register"; only "Log in" on the registration page, whose form has its own action button. */
export function VisitorActions({ onLogIn }: { onLogIn: () => void }) {
  const { text } = useFormat();
  const isSignUp = pageAt(useLocation().pathname) === 'signUp';
  return (
    <>
      <Button variant="quiet" onClick={onLogIn}>
        {text('site.header.login')}
      </Button>
      {!isSignUp && (
        <PageLink to="signUp" className={buttonClass({ variant: 'action' })}>
          {text('site.header.register')}
        </PageLink>
      )}
    </>
  );
}
