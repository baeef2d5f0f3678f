import { useSetAtom } from 'jotai';
import { ActivateView, ConfirmEmailView, ResetPasswordView, UndoEmailChangeView } from '@playfront/auth/mail-links';
import { useIsSignedIn } from '@playfront/auth';
import { Message } from '@playfront/i18n';
import { openLoginAtom } from '../frame/frame.atoms.ts';
import { CardPage } from '../frame/CardPage.tsx';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { pagePath, type PageParams } from '../pages/pages.ts';
import { usePageNavigate } from '../pages/usePageNavigate.ts';
import { usePageParams } from '../pages/usePageParams.ts';
import { useMailToken } from './useMailToken.ts';

/** What the links of mails lead to. The server draws it empty: the token is in the fragment, which only the browser sees. */
export function Page() {
  const { link } = usePageParams('mailLink');
  const token = useMailToken();
  return (
    <CardPage aria-busy={token === undefined}>
      {token === undefined ? (
        <h1 className="visually-hidden">
          <Message id="site.page.mailLink.title" />
        </h1>
      ) : (
        <MailLink key={`${link} ${token}`} link={link} token={token} />
      )}
    </CardPage>
  );
}

const details = { to: 'account', query: { tab: 'details' } } as const;

function MailLink({ link, token }: { link: PageParams<'mailLink'>['link']; token: string }) {
  const { brand } = useSiteConfig();
  const navigate = usePageNavigate();
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const logIn = () => openLogin(pagePath({ to: 'casino' }));
  const toDetails = () => (isSignedIn ? navigate(details) : openLogin(pagePath(details)));

  switch (link) {
    case 'activate':
      return (
        <ActivateView
          token={token}
          onContinue={() => (isSignedIn ? navigate({ to: 'casino' }) : logIn())}
          onLogIn={() => openLogin(pagePath(details))}
        />
      );
    case 'confirm-email':
      return <ConfirmEmailView token={token} onContinue={toDetails} />;
    case 'undo-email-change':
      return <UndoEmailChangeView token={token} supportEmail={brand.supportEmail} onLogIn={logIn} />;
    case 'reset-password':
      return <ResetPasswordView token={token} onLogIn={logIn} />;
  }
}
