import { useRef } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { localeEntry, useFormat, useLocale } from '@playfront/i18n';
import { useSportsAvailable } from '@playfront/sportsbook';
import { BrandMark } from '@playfront/ui';
import { SwitchField } from '@playfront/ui/forms';
import {
  IconBallFootball,
  IconBroadcast,
  IconCards,
  IconChevronDown,
  IconGift,
  IconHelp,
  IconMessage2,
  IconSearch,
  IconShieldCheck,
  IconWorld,
} from '@playfront/ui/icons';
import { Drawer, DrawerItem, drawerItemClass } from '@playfront/ui/overlays';
import { closeOverlayAtom, openOverlayAtom } from '../state/frame.atoms.ts';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import { SiteLanguages } from '../frame/SiteLanguages.tsx';
import { IndexLink } from '../navigation/IndexLink.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import { matchPage } from '../addresses/pages.ts';
import { useTheme } from '../theme/theme.ts';
import styles from './MenuDrawer.module.css';

/** The left drawer (spec §2): search, pages, help, language, theme. It closes when an entry is chosen. */
export function MenuDrawer({ itemSize }: { itemSize: 'm' | 'l' }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const locale = useLocale();
  const close = useSetAtom(closeOverlayAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const isSportsAvailable = useSportsAvailable();
  const here = matchPage(useLocation().pathname);
  const { theme, chooseTheme } = useTheme();
  const languages = useRef<HTMLDetailsElement>(null);

  const entry = (isOn: boolean) => ({
    className: drawerItemClass({ isOn, size: itemSize }),
    'aria-current': isOn ? ('page' as const) : undefined,
    onClick: close,
  });
  const closeLanguages = () => {
    if (languages.current) languages.current.open = false;
    languages.current?.querySelector('summary')?.focus();
  };

  return (
    <Drawer
      isOpen
      onClose={close}
      side="left"
      title={format.text('site.drawer.title')}
      closeLabel={format.text('site.drawer.close')}
      header={<BrandMark brand={brand} />}
      footer={
        <SwitchField
          className={styles.theme}
          label={format.text('site.drawer.theme')}
          checked={theme === 'dark'}
          onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
        />
      }
    >
      <DrawerItem size={itemSize} icon={<IconSearch />} onClick={() => openOverlay('search')}>
        {format.text('site.search.title')}
      </DrawerItem>
      <nav aria-label={format.text('site.drawer.title')}>
        <IndexLink index={0} {...entry(here?.name === 'casino')}>
          <IconCards size={20} />
          {format.text('site.nav.casino')}
        </IndexLink>
        <IndexLink index={1} {...entry(here?.name === 'liveCasino')}>
          <IconBroadcast size={20} />
          {format.text('site.nav.live_casino')}
        </IndexLink>
        {isSportsAvailable && (
          <PageLink to="sports" {...entry(here?.name === 'sports')}>
            <IconBallFootball size={20} />
            {format.text('site.nav.sports')}
          </PageLink>
        )}
        <IndexLink index={4} {...entry(here?.name === 'promotions')}>
          <IconGift size={20} />
          {format.text('site.nav.promotions')}
        </IndexLink>
      </nav>
      <nav className={styles.part} aria-label={format.text('site.drawer.help')}>
        <PageLink to="text" params={{ text: 'responsible-gaming' }} {...entry(here?.params['text'] === 'responsible-gaming')}>
          <IconShieldCheck size={20} />
          {format.text('site.nav.safer_play')}
        </PageLink>
        <IndexLink index={2} {...entry(here?.name === 'faq')}>
          <IconHelp size={20} />
          {format.text('site.nav.faq')}
        </IndexLink>
        {/* The dialog replaces the drawer. */}
        <IndexLink index={3} className={drawerItemClass({ isOn: here?.name === 'contact', size: itemSize })}>
          <IconMessage2 size={20} />
          {format.text('site.nav.contact')}
        </IndexLink>
      </nav>
      <details ref={languages} className={styles.part}>
        <summary className={styles.summary}>
          <IconWorld size={20} />
          {format.text('site.drawer.language')}
          <span className={styles.current}>{localeEntry(locale).nativeName}</span>
          <IconChevronDown size={18} />
        </summary>
        <div className={styles.languages}>
          <SiteLanguages onCurrent={closeLanguages} />
        </div>
      </details>
    </Drawer>
  );
}
