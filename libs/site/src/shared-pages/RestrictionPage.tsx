import { RestrictionView } from '@playfront/content/restriction';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';
import styles from './page.module.css';

/** The page of visitors who may not use the site (spec §2 "/restriction"). */
export function Page() {
  const { brand } = useSiteConfig();
  return (
    <main id="content" className={`wrap ${styles.page} ${styles.restriction}`}>
      <RestrictionView supportEmail={brand.supportEmail} />
    </main>
  );
}
