import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import type { Processor } from '@playfront/api-contract';
import { minimumAgeOf } from '@playfront/api-contract/minimum-age';
import { useIsSignedIn, usePlayer } from '@playfront/auth';
import { localeEntry, useFormat, useLocale, type MessageId } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { AgeMark, BrandMark, Button, buttonClass, Footer, useInViewport } from '@playfront/ui';
import { IconWorld } from '@playfront/ui/icons';
import { accountTabs } from '../addresses/account-tabs.ts';
import { IndexLink } from '../navigation/IndexLink.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import type { PageTarget } from '../addresses/pages.ts';
import { openLoginAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import styles from './SiteFooter.module.css';
import { licenceText } from './licence-text.ts';
import { usePaymentKinds } from './usePaymentKinds.ts';

const textPage = (name: 'about-us' | 'terms-of-use' | 'privacy-policy' | 'refund-policy' | 'responsible-gaming' | 'cookies' | 'affiliate') =>
  ({ to: 'text', params: { text: name } }) as const;

const link = (target: PageTarget, titleId: MessageId): ReactElement => <FooterLink key={titleId} target={target} titleId={titleId} />;

const aboutLinks = [
  link(textPage('about-us'), 'site.nav.about_us'),
  link(textPage('terms-of-use'), 'site.nav.terms'),
  link(textPage('privacy-policy'), 'site.nav.privacy'),
  link(textPage('refund-policy'), 'site.nav.refunds'),
  link(textPage('cookies'), 'site.nav.cookies'),
  link(textPage('affiliate'), 'site.nav.affiliate'),
];
const helpLinks = [
  <IndexLink key="faq" index={2} />,
  <IndexLink key="contact" index={3} />,
  link(textPage('responsible-gaming'), 'site.nav.safer_play'),
  link({ to: 'fairness' }, 'site.page.fairness.title'),
  link({ to: 'mobileApps' }, 'site.nav.mobile_apps'),
];
/** Account tabs that the footer links to. */
const accountLinks = accountTabs
  .filter(({ id }) => id === 'deposit' || id === 'withdraw' || id === 'bet-list')
  .map(({ id, titleId }) => link({ to: 'account', query: { tab: id } }, titleId));

/** Kinds of payment methods, in the order in which the footer lists them. */
const payments = [
  ['card', 'site.footer.pay.card'],
  ['wire', 'site.footer.pay.bank'],
  ['open_banking', 'site.footer.pay.instant'],
  ['wallet', 'site.footer.pay.wallet'],
  ['mobile', 'site.footer.pay.mobile'],
  ['voucher', 'site.footer.pay.voucher'],
  ['crypto', 'site.footer.pay.crypto'],
] as const satisfies readonly (readonly [Processor['kind'], MessageId])[];

/** The footer of every page: operator, age and help, links, payment methods, language, licence. */
export function SiteFooter() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const age = minimumAgeOf(usePlayer()?.country);
  const { nativeName } = localeEntry(useLocale());
  const isSignedIn = useIsSignedIn();
  const isSportsAvailable = useSportsAvailable();
  const { ref, inViewport } = useInViewport<HTMLParagraphElement>();
  const offered = usePaymentKinds(inViewport);
  const openLogin = useSetAtom(openLoginAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const account = isSignedIn
    ? [...accountLinks, link({ to: 'mailBox' }, 'site.nav.mail_box')]
    : [
        link({ to: 'signUp' }, 'site.header.register'),
        <button key="login" type="button" onClick={() => openLogin()}>
          {format.text('site.header.login')}
        </button>,
      ];
  return (
    <Footer
      lead={
        <>
          <BrandMark brand={brand} className={styles.mark} />
          <p ref={ref} className={styles.care}>
            <AgeMark>{format.text('site.footer.age', { age })}</AgeMark>
            {format.text('site.footer.help')}
          </p>
          <div className={styles.help}>
            <PageLink {...textPage('responsible-gaming')} className={buttonClass({ variant: 'secondary', size: 's' })}>
              {format.text('site.nav.safer_play')}
            </PageLink>
            {isSignedIn && (
              <PageLink to="account" query={{ tab: 'break' }} className={buttonClass({ variant: 'secondary', size: 's' })}>
                {format.text('site.account.break')}
              </PageLink>
            )}
            <IndexLink index={3} className={buttonClass({ variant: 'secondary', size: 's' })}>
              {format.text('site.footer.get_help')}
            </IndexLink>
          </div>
          <Button variant="secondary" size="s" icon={<IconWorld size={18} />} aria-haspopup="dialog" onClick={() => openOverlay('language')}>
            <span className="visually-hidden">{format.text('site.header.language')}</span>
            {nativeName}
          </Button>
        </>
      }
      columns={[
        {
          title: format.text('site.footer.play'),
          items: [
            <IndexLink key="casino" index={0} />,
            <IndexLink key="live" index={1} />,
            ...(isSportsAvailable ? [link({ to: 'sports' }, 'site.nav.sports')] : []),
            <IndexLink key="promotions" index={4} />,
          ],
        },
        { title: format.text('site.footer.account'), items: account },
        { title: format.text('site.footer.help_title'), items: helpLinks },
        { title: format.text('site.footer.about'), items: aboutLinks },
      ]}
      plates={payments.filter(([kind]) => offered.includes(kind)).map(([, id]) => format.text(id))}
      platesLabel={format.text('site.footer.pay_label')}
    >
      {licenceText(brand, age, format)}
    </Footer>
  );
}

function FooterLink({ target, titleId }: { target: PageTarget; titleId: MessageId }) {
  const { text } = useFormat();
  return <PageLink {...target}>{text(titleId)}</PageLink>;
}
