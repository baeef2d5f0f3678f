import { useSetAtom } from 'jotai';
import { ActivateView, ConfirmEmailView, ResetPasswordView, UndoEmailChangeView } from '@playfront/auth/mail-links';
import { passwordSetMessage, recoverySentMessages } from '@playfront/auth/recovery';
import { useIsSignedIn } from '@playfront/auth';
import { useToast } from '@playfront/ui';
import { localePath, useFormat, useLocale } from '@playfront/i18n';
import { openLoginAtom } from '../state/frame.atoms.ts';
import { CardPage } from '../layout/CardPage.tsx';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { pagePath, type PageParams } from '../addresses/pages.ts';
import { usePageNavigate } from '../navigation/usePageNavigate.ts';
import { usePageParams } from '../navigation/usePageParams.ts';
import { useMailToken } from './useMailToken.ts';

/** Target of the links in emails. The server renders it empty, because the token is in the fragment, which only the browser has. */
export function Page() {
  const { text } = useFormat();
  const { link } = usePageParams('mailLink');
  const token = useMailToken();
  return (
    <CardPage isNarrow aria-busy={token === undefined}>
      {token === undefined ? (
        <h1 className="visually-hidden">{text('site.page.mail_link.title')}</h1>
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
  const { text } = useFormat();
  const { showToast } = useToast();
  const locale = useLocale();
  const casino = pagePath({ to: 'casino' });
  const logIn = () => openLogin(casino);
  const handleSignedIn = ({ wasSignedIn }: { wasSignedIn: boolean }) => {
    // The page must not keep data of the previous player.
    if (wasSignedIn) return location.assign(localePath(locale, casino));
    showToast({ kind: 'success', text: text(passwordSetMessage) });
    return navigate({ to: 'casino' });
  };
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
      return <UndoEmailChangeView token={token} supportEmail={brand.supportEmail} onSignedIn={handleSignedIn} onLogIn={logIn} />;
    case 'reset-password':
      return (
        <ResetPasswordView
          token={token}
          onSignedIn={handleSignedIn}
          onLogIn={logIn}
          onSent={() => showToast({ kind: 'success', text: text(recoverySentMessages.password) })}
        />
      );
  }
}
