import type { ReactNode } from 'react';
import { minimumAgeOf } from '@playfront/api-contract/minimum-age';
import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { AgeMark, BrandMark } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../navigation/PageLink.tsx';
import type { PageLayout } from '../addresses/pages.ts';
import styles from './BareLayout.module.css';
import { licenceText } from './licence-text.ts';
import { PageColumn } from '../layout/PageColumn.tsx';
import { useSiteConfig } from '../state/SiteConfigProvider.tsx';

/** The bare layout of FAQ and promotion pages (spec §2): the logo as home link, the page, and legal notices. */
export function BareLayout({ layout, children }: { layout: Exclude<PageLayout, 'default'>; children: ReactNode }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
  const age = minimumAgeOf(usePlayer()?.country);
  return (
    <PageColumn data-layout={layout}>
      <PanelBoundary>
        <header className={`wrap ${styles.top}`}>
          <PageLink to="index" aria-label={format.text('site.header.home', { brand: brand.name })}>
            <BrandMark brand={brand} />
          </PageLink>
        </header>
      </PanelBoundary>
      {children}
      <PanelBoundary>
        <footer className={`wrap ${styles.foot}`}>
          <AgeMark>{format.text('site.footer.age', { age })}</AgeMark>
          <PageLink to="text" params={{ text: 'responsible-gaming' }}>
            {format.text('site.footer.help')}
          </PageLink>
          <span>{licenceText(brand, age, format)}</span>
        </footer>
      </PanelBoundary>
    </PageColumn>
  );
}
