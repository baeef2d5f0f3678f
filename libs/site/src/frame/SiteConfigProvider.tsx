import { createContext, use, type ReactNode } from 'react';
import type { BrandFace } from '@playfront/brand';
import type { PageName } from '../pages/pages.ts';

export type FormFactor = 'desktop' | 'mobile';

/** Bases of the operator's calls, of those for the payments host and of the socket, and the IP echo; what is not named is the site's own. */
export type Endpoints = { readonly api?: string; readonly payments?: string; readonly socket?: string; readonly ipEcho?: string };

/** What the gateway tells the page about its house. */
export type SiteConfig = {
  readonly brand: BrandFace;
  readonly formFactor: FormFactor;
  /** Site origin, for addresses that leave the site. */
  readonly origin: string;
  /** Where the operator is, where that is not at the site's own origin (spec §7). */
  readonly endpoints?: Endpoints;
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
