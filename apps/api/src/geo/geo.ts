import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Reader, type Response } from 'maxmind';
import { plainAddress } from '@playfront/api-contract';

export type Geo = {
  /** Two-letter country of an address; null for a private, unknown or unreadable one. */
  countryOf(ip: string): string | null;
};

type CountryRecord = Response & { readonly country_code?: string };

/** Opens the country table (CC0). The combined file: the one for IPv4 alone gives wrong countries for IPv6. */
export async function openGeo(): Promise<Geo> {
  const path = fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'));
  const reader = new Reader<CountryRecord>(await readFile(path));
  return {
    countryOf(ip) {
      const address = plainAddress(ip);
      if (isIP(address) === 0) return null;
      return reader.get(address)?.country_code ?? null;
    },
  };
}
