import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** The country of an address: its code, `null` when nobody knows it, `undefined` when it could not be asked in time. */
export type Country = string | null | undefined;

export type Countries = { of(ip: string): Country | Promise<Country> };

export type CountriesOptions = {
  /** @throws when there is no answer. */
  ask: (ip: string) => Promise<string | null>;
  onFailure: (error: unknown) => void;
  /** A page waits no longer than this for a country; the answer is kept for the next page. */
  patienceMs: number;
  now?: () => number;
};

const keptMs = 3_600_000;
/** Who could not be found is not waited for again within this time. */
const unknownKeptMs = 10_000;
const mostKept = 20_000;
const mostAsked = 64;

/** Remembers where addresses are, asks once for each, and never lets a page wait for long. */
export function createCountries({ ask, onFailure, patienceMs, now = Date.now }: CountriesOptions): Countries {
  const kept = new LRUCache<string, { country: Country; untilMs: number }>({ max: mostKept });
  const asked = new Map<string, Promise<Country>>();

  function keep(ip: string, country: Country): Country {
    kept.set(ip, { country, untilMs: now() + (country === undefined ? unknownKeptMs : keptMs) });
    return country;
  }

  function askOnce(ip: string): Promise<Country> {
    const answer = ask(ip)
      .then((country) => keep(ip, country))
      .catch((error: unknown) => {
        onFailure(error);
        return keep(ip, undefined);
      })
      .finally(() => asked.delete(ip));
    asked.set(ip, answer);
    return answer;
  }

  return {
    of(ip) {
      const known = kept.get(ip);
      if (known && now() < known.untilMs) return known.country;
      // Behind a trusted proxy an address is whatever the proxy says.
      if (isIP(ip) === 0 || (asked.size >= mostAsked && !asked.has(ip))) return undefined;
      const late = sleep(patienceMs, undefined, { ref: false }).then(() => (asked.has(ip) ? keep(ip, undefined) : kept.get(ip)?.country));
      return Promise.race([asked.get(ip) ?? askOnce(ip), late]);
    },
  };
}
