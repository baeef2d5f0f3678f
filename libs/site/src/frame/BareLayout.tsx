import type { ReactNode } from 'react';
import { Message, useFormat } from '@playfront/i18n';
import { AgeMark, BrandMark } from '@playfront/ui';
import { PanelBoundary } from '../errors/PanelBoundary.tsx';
import { PageLink } from '../pages/PageLink.tsx';
import type { PageLayout } from '../pages/pages.ts';
import styles from './BareLayout.module.css';
import { licenceText } from './licence-text.ts';
import { PageColumn } from './PageColumn.tsx';
import { useSiteConfig } from './SiteConfigProvider.tsx';

/** The bare page container of the FAQ's and the promotions' pages (spec §2): the mark as the way home, the page, and what the law asks for. */
export function BareLayout({ layout, children }: { layout: Exclude<PageLayout, 'default'>; children: ReactNode }) {
  const format = useFormat();
  const { brand } = useSiteConfig();
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
          <AgeMark>
            <Message id="site.footer.age" />
          </AgeMark>
          <PageLink to="text" params={{ text: 'responsible-gaming' }}>
            <Message id="site.footer.help" />
          </PageLink>
          <span>{licenceText(brand, format)}</span>
        </footer>
      </PanelBoundary>
    </PageColumn>
  );
}
