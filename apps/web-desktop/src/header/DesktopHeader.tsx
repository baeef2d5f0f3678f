import { useSetAtom } from 'jotai';
import { Message, useFormat } from '@playfront/i18n';
import { openOverlayAtom, pageAt, PageLink, useSiteConfig } from '@playfront/site';
import { BrandMark, IconButton, SearchButton, searchKey } from '@playfront/ui';
import { IconMenu2 } from '@playfront/ui/icons';
import { useLocation } from 'react-router-dom';
import styles from './DesktopHeader.module.css';
import { PlayerControls } from './PlayerControls.tsx';
import { VisitorControls } from './VisitorControls.tsx';

/** The header over 990 px (spec §2): menu, logo, tabs, search, then the visitor's or the player's controls. */
export function DesktopHeader() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const openOverlay = useSetAtom(openOverlayAtom);
  const page = pageAt(useLocation().pathname);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        <Message id="site.header.skip" />
      </a>
      <div className={styles.inner}>
        <IconButton label={format.text('site.header.menu')} icon={<IconMenu2 />} aria-haspopup="dialog" onClick={() => openOverlay('menu')} />
        <PageLink to="index" className={styles.logo} aria-label={format.text('site.header.home', { brand: brand.name })}>
          <BrandMark brand={brand} />
        </PageLink>
        <nav className={styles.nav} aria-label={format.text('site.header.main')}>
          <PageLink to="casino" className={styles.tab} aria-current={page === 'casino' ? 'page' : undefined}>
            <Message id="site.nav.casino" />
          </PageLink>
        </nav>
        <div className={styles.space} />
        <SearchButton label={format.text('site.search.title')} shortcut={searchKey} onClick={() => openOverlay('search')} />
        <VisitorControls />
        <PlayerControls />
      </div>
    </header>
  );
}
