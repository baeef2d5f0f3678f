import { useSetAtom } from 'jotai';
import { useFormat } from '@playfront/i18n';
import { openOverlayAtom, PageLink, SkipLink, useSiteConfig } from '@playfront/site';
import { BrandMark, IconButton } from '@playfront/ui';
import { IconMenu2 } from '@playfront/ui/icons';
import styles from './MobileHeader.module.css';
import { PlayerControls } from './PlayerControls.tsx';
import { VisitorControls } from './VisitorControls.tsx';

/** The header of the mobile build: menu, logo, then log in and register, or balance and deposit. */
export function MobileHeader() {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const openOverlay = useSetAtom(openOverlayAtom);
  return (
    <header className={styles.header}>
      <SkipLink />
      <IconButton label={format.text('site.header.menu')} icon={<IconMenu2 />} aria-haspopup="dialog" onClick={() => openOverlay('menu')} />
      <PageLink to="index" className={styles.logo} aria-label={format.text('site.header.home', { brand: brand.name })}>
        <BrandMark brand={brand} wordSize="s" />
      </PageLink>
      <span className={styles.space} />
      <VisitorControls />
      <PlayerControls />
    </header>
  );
}
