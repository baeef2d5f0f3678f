import { createAddressList, type AddressList } from '@playfront/api-contract/address-list';
import type { Geo } from '../geo/geo.ts';
import type { SettingsService } from './settings.service.ts';

/** `country` is the registered or entered one; that of the IP address is looked up. */
type Caller = { readonly ip: string; readonly country?: string | null };
/** Returns why access is refused, or undefined. */
export type AccessCheck = (caller: Caller) => 'country_restricted' | 'disable_site_access' | undefined;

/** Refuses blocked countries and addresses on the server: the site's own check is presentation only (spec §2). */
export type AccessService = {
  check(caller: Caller): Promise<ReturnType<AccessCheck>>;
  /** Loads the settings. The returned check does not query the database, so a transaction can use it without a second connection. */
  load(): Promise<AccessCheck>;
};

export function createAccessService({ settings, geo }: { settings: SettingsService; geo: Geo }): AccessService {
  let built: { readonly from: readonly string[]; readonly list: AddressList } | undefined;
  const listOf = (entries: readonly string[]) => {
    // The array is the same object until the settings are reloaded.
    if (built?.from !== entries) built = { from: entries, list: createAddressList(entries) };
    return built.list;
  };

  async function load(): Promise<AccessCheck> {
    const { country_black_list: countries, ip_black_list: addresses } = await settings.read();
    return ({ ip, country }) => {
      if (listOf(addresses).has(ip)) return 'disable_site_access';
      if (countries.length === 0) return undefined;
      const located = geo.countryOf(ip);
      const barred = countries.map((code) => code.trim().toUpperCase());
      const isBarred = [country, located].some((code) => code && barred.includes(code.toUpperCase()));
      return isBarred ? 'country_restricted' : undefined;
    };
  }

  return { load, check: async (caller) => (await load())(caller) };
}
