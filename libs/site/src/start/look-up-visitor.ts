import { createAddressList } from '@playfront/api-contract/address-list';
import { fetchIpAddress, type Api } from '@playfront/api-client';
import type { BlackLists, PageStart, Visitor } from '../state/visitor.atoms.ts';
import { countryOf } from './page-start.ts';

type LookUpInput = {
  readonly api: Pick<Api, 'frontAuthGetIpStack' | 'frontGetSetting'>;
  readonly signal: AbortSignal;
  readonly onFault: (fault: unknown) => void;
  /** URL of the IP-echo service; the site's own by default. */
  readonly ipEcho?: string | undefined;
  readonly fetchAddress?: (signal: AbortSignal, url?: string) => Promise<string>;
};

const unknownVisitor: Visitor = { ip: undefined, countryCode: undefined };

/**
 * The page start of spec §4 if the gateway has not passed it on: IP address, then country and blacklists. On any failure the page is still
 * shown, with less known about the visitor. A separate chunk, because it is rarely needed.
 */
export async function lookUpVisitor({ api, signal, onFault, ipEcho, fetchAddress = fetchIpAddress }: LookUpInput): Promise<PageStart> {
  try {
    const ip = await fetchAddress(signal, ipEcho);
    // Independent: an address of unknown country can be blacklisted.
    const [country, lists] = await Promise.allSettled([api.frontAuthGetIpStack({ ip }, { signal }), readBlackLists(api, signal)]);
    const failed = [country, lists].find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed && !signal.aborted) onFault(failed.reason);
    const visitor = { ip, countryCode: country.status === 'fulfilled' ? countryOf(country.value.data.country_code) : undefined };
    if (lists.status !== 'fulfilled') return { visitor, isBarred: false };
    const { countries, addresses } = lists.value;
    const isCountryListed = countries.some((listed) => listed.toUpperCase() === visitor.countryCode);
    return { visitor, isBarred: isCountryListed || createAddressList(addresses).has(ip), blackLists: lists.value };
  } catch (fault) {
    if (!signal.aborted) onFault(fault);
    return { visitor: unknownVisitor, isBarred: false };
  }
}

async function readBlackLists(api: LookUpInput['api'], signal: AbortSignal): Promise<BlackLists> {
  const { setting } = await api.frontGetSetting({}, { signal });
  return { countries: setting.country_black_list, addresses: setting.ip_black_list };
}
