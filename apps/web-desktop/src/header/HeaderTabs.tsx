import { useLocation } from 'react-router-dom';
import { useFormat } from '@playfront/i18n';
import { IndexLink, pageAt, PageLink } from '@playfront/site';
import { useSportsAvailable } from '@playfront/sportsbook';
import styles from './DesktopHeader.module.css';

/** The tabs of the header (spec §2); sports only if the operator offers it. */
export function HeaderTabs() {
  const format = useFormat();
  const page = pageAt(useLocation().pathname);
  const isSportsAvailable = useSportsAvailable();
  const tab = (isOn: boolean) => ({ className: styles.tab, 'aria-current': isOn ? ('page' as const) : undefined });
  return (
    <nav className={styles.nav} aria-label={format.text('site.header.main')}>
      <IndexLink index={0} {...tab(page === 'casino')} />
      <IndexLink index={1} {...tab(page === 'liveCasino')} />
      {isSportsAvailable && (
        <PageLink to="sports" {...tab(page === 'sports')}>
          {format.text('site.nav.sports')}
        </PageLink>
      )}
      <IndexLink index={4} {...tab(page === 'promotions')} />
    </nav>
  );
}
