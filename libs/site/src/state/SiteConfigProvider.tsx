import { createContext, use, type ReactNode } from 'react';
import type { BrowserEndpoints, FormFactor } from '@playfront/api-contract/site-build';
import type { BrandInfo } from '@playfront/brand';
import type { PageName } from '../addresses/pages.ts';

/** Configuration of the site from the gateway. */
export type SiteConfig = {
  readonly brand: BrandInfo;
  readonly formFactor: FormFactor;
  /** Site origin, for absolute URLs. */
  readonly origin: string;
  /** URLs of the operator, if not on the site's own origin (spec §7). */
  readonly endpoints?: BrowserEndpoints;
  /** Origins of third-party games, whose frames have these origins. */
  readonly gameOrigins?: readonly string[];
  /** The page that an external login service redirects to (spec §2 "configured callback route"). */
  readonly callbackPage?: PageName | undefined;
};

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined);

export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

/** The configuration of the site: brand, form factor, origin. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('SiteConfigProvider is missing');
  return config;
}
