import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** The country code of an address; `null` if it is unknown, `undefined` if the look-up failed or takes too long. */
export type Country = string | null | undefined;

export type Countries = { of(ip: string): Country | Promise<Country> };

export type CountriesOptions = {
  /** @throws if the look-up fails. */
  lookUp: (ip: string) => Promise<string | null>;
  onFailure: (error: unknown) => void;
  /** The maximum time that a page waits for a country. A later result is cached for the next page. */
  timeoutMs: number;
  now?: () => number;
};

const cachedMs = 3_600_000;
/** Time after a failure in which pages do not wait for this address. */
const failureCachedMs = 10_000;
const maxCached = 20_000;
const maxInFlight = 64;

/** Caches the countries of addresses. Concurrent pages share one look-up, and none waits longer than `timeoutMs`. */
export function createCountries({ lookUp, onFailure, timeoutMs, now = Date.now }: CountriesOptions): Countries {
  const cache = new LRUCache<string, { country: Country; untilMs: number }>({ max: maxCached });
  const inFlight = new Map<string, Promise<Country>>();

  function store(ip: string, country: Country): Country {
    cache.set(ip, { country, untilMs: now() + (country === undefined ? failureCachedMs : cachedMs) });
    return country;
  }

  function lookUpOnce(ip: string): Promise<Country> {
    const result = lookUp(ip)
      .then((country) => store(ip, country))
      .catch((error: unknown) => {
        onFailure(error);
        return store(ip, undefined);
      })
      .finally(() => inFlight.delete(ip));
    inFlight.set(ip, result);
    return result;
  }

  return {
    of(ip) {
      const known = cache.get(ip);
      if (known && now() < known.untilMs) return known.country;
      // A trusted proxy may report something that is not an address.
      if (isIP(ip) === 0 || (inFlight.size >= maxInFlight && !inFlight.has(ip))) return undefined;
      const late = sleep(timeoutMs, undefined, { ref: false }).then(() => (inFlight.has(ip) ? store(ip, undefined) : cache.get(ip)?.country));
      return Promise.race([inFlight.get(ip) ?? lookUpOnce(ip), late]);
    },
  };
}
