import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { localeEntry, Message, useFormat, useLocale } from '@playfront/i18n';
import { BrandMark } from '@playfront/ui';
import { SwitchField } from '@playfront/ui/forms';
import { IconCards, IconChevronDown, IconHome, IconSearch, IconWorld } from '@playfront/ui/icons';
import { Drawer, DrawerItem, drawerItemClass } from '@playfront/ui/overlays';
import { closeOverlayAtom, openOverlayAtom } from '../frame/frame.atoms.ts';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { SiteLanguages } from '../frame/SiteLanguages.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import { pageAt } from '../pages/pages.ts';
import { useTheme } from '../theme/theme.ts';
import styles from './MenuDrawer.module.css';

/** The left drawer (spec §2): search, places, theme, language. It closes when an entry is chosen. */
export function MenuDrawer({ itemSize }: { itemSize: 'm' | 'l' }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const locale = useLocale();
  const close = useSetAtom(closeOverlayAtom);
  const openOverlay = useSetAtom(openOverlayAtom);
  const page = pageAt(useLocation().pathname);
  const { theme, chooseTheme } = useTheme();
  return (
    <Drawer
      isOpen
      onClose={close}
      side="left"
      title={format.text('site.drawer.title')}
      closeLabel={format.text('site.drawer.close')}
      header={<BrandMark brand={brand} />}
    >
      <DrawerItem size={itemSize} icon={<IconSearch />} onClick={() => openOverlay('search')}>
        {format.text('site.search.title')}
      </DrawerItem>
      <nav aria-label={format.text('site.drawer.title')}>
        <PageLink to="index" className={drawerItemClass({ isOn: page === 'index', size: itemSize })} onClick={close}>
          <IconHome size={20} />
          <Message id="site.nav.home" />
        </PageLink>
        <PageLink to="casino" className={drawerItemClass({ isOn: page === 'casino', size: itemSize })} onClick={close}>
          <IconCards size={20} />
          <Message id="site.nav.casino" />
        </PageLink>
      </nav>
      <div className={styles.part}>
        <SwitchField
          label={format.text('site.drawer.theme')}
          checked={theme === 'dark'}
          onChange={(isDark) => chooseTheme(isDark ? 'dark' : 'light')}
        />
      </div>
      <details className={styles.part}>
        <summary className={styles.summary}>
          <IconWorld size={20} />
          {format.text('site.drawer.language')}
          <span className={styles.current}>{localeEntry(locale).nativeName}</span>
          <IconChevronDown size={18} />
        </summary>
        <SiteLanguages />
      </details>
    </Drawer>
  );
}
