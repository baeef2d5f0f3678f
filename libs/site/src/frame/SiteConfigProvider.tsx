import { createContext, use, type ReactNode } from 'react';
import { brandOf, type Brand } from '@playfront/brand';

export type FormFactor = 'desktop' | 'mobile';

/** What the gateway tells the page about its house and visitor. */
export type SiteConfig = {
  readonly brandId: string;
  readonly formFactor: FormFactor;
  /** Country of the visitor's address (ISO 3166), if it could be resolved (spec §4). */
  readonly countryCode: string | undefined;
  /** Site origin, for addresses that leave the site. */
  readonly origin: string;
  /** Origin of the payments host, where some payment calls go to another one than the site's. */
  readonly paymentsOrigin?: string | undefined;
};

const SiteConfigContext = createContext<(SiteConfig & { brand: Brand }) | undefined>(undefined);

export function SiteConfigProvider({ config, children }: { config: SiteConfig; children: ReactNode }) {
  return <SiteConfigContext value={{ ...config, brand: brandOf(config.brandId) }}>{children}</SiteConfigContext>;
}

/** The house this page stands in: brand, form factor, visitor's country. */
export function useSiteConfig(): SiteConfig & { brand: Brand } {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('SiteConfigProvider is missing');
  return config;
}
