import { createContext, use, type ReactNode } from 'react';
import type { BrandFace } from '@playfront/brand';
import type { PageName } from '../pages/pages.ts';

export type FormFactor = 'desktop' | 'mobile';

/** What the gateway tells the page about its house. */
export type SiteConfig = {
  readonly brand: BrandFace;
  readonly formFactor: FormFactor;
  /** Site origin, for addresses that leave the site. */
  readonly origin: string;
  /** Origin of the payments host, where some payment calls go to another one than the site's. */
  readonly paymentsOrigin?: string | undefined;
  /** The page an outside service sends people back to who may not be logged in yet (spec §2 "configured callback route"). */
  readonly callbackPage?: PageName | undefined;
};

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined);

export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** The house this page stands in: brand, form factor, origin. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('SiteConfigProvider is missing');
  return config;
}
