import { RestrictionView } from '@playfront/content/restriction';
import { useSiteConfig } from '@playfront/site';
import styles from './RestrictionPage.module.css';

/** Where the site may not be used from (spec §2 "/restriction"). */
export function Page() {
  const { brand } = useSiteConfig();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <RestrictionView supportEmail={brand.supportEmail} />
    </main>
  );
}
