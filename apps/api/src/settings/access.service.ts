import type { Geo } from '../geo/geo.ts';
import { createAddressList, type AddressList } from './address-list.ts';
import type { SettingsService } from './settings.service.ts';

/** Keeps barred countries and addresses out on the server: the site's own check is presentation only (spec §2). */
export type AccessService = {
  /** Why this caller may not go on, if so. `country` is the registered or stated one; the address tells its own. */
  check(caller: { ip: string; country?: string }): Promise<'country_restricted' | 'disable_site_access' | undefined>;
};

export function createAccessService({ settings, geo }: { settings: SettingsService; geo: Geo }): AccessService {
  let built: { readonly from: readonly string[]; readonly list: AddressList } | undefined;
  const listOf = (entries: readonly string[]) => {
    // The settings hand out the same array until they look again.
    if (built?.from !== entries) built = { from: entries, list: createAddressList(entries) };
    return built.list;
  };

  return {
    async check({ ip, country }) {
      const { country_black_list: countries, ip_black_list: addresses } = await settings.read();
      if (listOf(addresses).has(ip)) return 'disable_site_access';
      const located = geo.countryOf(ip);
      const barred = countries.map((code) => code.trim().toUpperCase());
      const isBarred = [country, located].some((code) => code && barred.includes(code.toUpperCase()));
      return isBarred ? 'country_restricted' : undefined;
    },
  };
}
