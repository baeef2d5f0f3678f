import { useSetAtom } from 'jotai';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat } from '@playfront/i18n';
import { AgeMark, BrandMark, Footer } from '@playfront/ui';
import { PageLink } from '../pages/PageLink.tsx';
import { openLoginAtom } from './frame.atoms.ts';
import { useSiteConfig } from './SiteConfigProvider.tsx';
import styles from './SiteFooter.module.css';

/** The foot of every page: who runs the house, 18+, where things are, how to pay. */
export function SiteFooter() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const isSignedIn = useIsSignedIn();
  const openLogin = useSetAtom(openLoginAtom);
  const account = isSignedIn
    ? [
        <PageLink key="bets" to="account" query={{ tab: 'bet-list' }}>
          <Message id="site.account.betList" />
        </PageLink>,
        <PageLink key="deposit" to="account" query={{ tab: 'deposit' }}>
          <Message id="site.account.deposit" />
        </PageLink>,
      ]
    : [
        <PageLink key="register" to="signUp">
          <Message id="site.header.register" />
        </PageLink>,
        <button key="login" type="button" onClick={() => openLogin()}>
          <Message id="site.header.login" />
        </button>,
      ];
  return (
    <Footer
      lead={
        <>
          <BrandMark brand={brand} className={styles.mark} />
          <p className={styles.care}>
            <AgeMark>{format.text('site.footer.age')}</AgeMark>
            {format.text('site.footer.help')}
          </p>
        </>
      }
      columns={[
        {
          title: format.text('site.footer.play'),
          items: [
            <PageLink key="index" to="index">
              <Message id="site.nav.home" />
            </PageLink>,
            <PageLink key="casino" to="casino">
              <Message id="site.nav.casino" />
            </PageLink>,
          ],
        },
        { title: format.text('site.footer.account'), items: account },
      ]}
      plates={[format.text('site.footer.pay')]}
    >
      {brand.licenceText}
    </Footer>
  );
}
