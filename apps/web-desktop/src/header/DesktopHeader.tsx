import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { openOverlayAtom, PageLink, SkipLink, useSiteConfig } from '@playfront/site';
import { BrandMark, IconButton, SearchButton, searchKey, searchKeys } from '@playfront/ui';
import { IconMenu2 } from '@playfront/ui/icons';
import styles from './DesktopHeader.module.css';
import { HeaderTabs } from './HeaderTabs.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { VisitorControls } from './VisitorControls.tsx';

/** The header of the desktop build (spec §2): menu, logo, tabs, search, then the visitor's or the player's controls. */
export function DesktopHeader() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.inner}>
        <IconButton label={format.text('site.header.menu')} icon={<IconMenu2 />} aria-haspopup="dialog" onClick={() => openOverlay('menu')} />
        <PageLink to="index" className={styles.logo} aria-label={format.text('site.header.home', { brand: brand.name })}>
          <BrandMark brand={brand} />
        </PageLink>
        <HeaderTabs />
        <div className={styles.space} />
        <SearchButton
          className={styles.search}
          label={format.text('site.search.title')}
          shortcut={searchKey}
          aria-keyshortcuts={searchKeys}
          onClick={() => openOverlay('search')}
        />
        <VisitorControls />
        <PlayerControls />
      </div>
    </header>
  );
}
