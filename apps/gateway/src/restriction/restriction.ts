import { frontAuthGetIpStack, frontGetSetting } from '@playfront/api-contract';
import { createAddressList } from '@playfront/api-contract/address-list';
import type { FastifyBaseLogger } from 'fastify';
import { callOperator } from '../operator/call-operator.ts';
import { memoizeLru } from '../memory/memoize-lru.ts';
import { createCountries, type Country } from './countries.ts';
import { visitorPair } from './visitor-cookie.ts';

/** Whether a visitor may see the site (spec §4 "Page start"). */
export type Judgement = {
  /** The operator's blacklists contain this address or its country. False if the country is unknown. */
  isRestricted: boolean;
  /** Name and value of the cookie with the result for the site; undefined if a look-up failed. */
  pair: string | undefined;
};

export type Restriction = {
  /** Reads the blacklists, and again every minute. */
  start(): Promise<void>;
  stop(): void;
  judge(ip: string): Judgement | Promise<Judgement>;
};

const refreshMs = 60_000;
/** Shorter, because without blacklists every visitor is let in. */
const firstReadRetryMs = 5_000;

/** The cookie pair for an address and, after a space, its country code if known. Memoized, because most requests are of recent visitors. */
const pairOf = memoizeLru((known) => {
  const [ip = '', country = ''] = known.split(' ');
  return visitorPair({ ip, country_code: country === '' ? null : country });
}, 20_000);

const unknown: Judgement = { isRestricted: false, pair: undefined };

export function createRestriction(apiUrl: string, log: FastifyBaseLogger, countryTimeoutMs: number): Restriction {
  let isRead = false;
  let isStopped = false;
  let listedCountries = new Set<string>();
  let addresses = createAddressList([]);
  let timer: NodeJS.Timeout | undefined;
  const countries = createCountries({
    lookUp: async (ip) => (await callOperator(apiUrl, frontAuthGetIpStack, { ip })).data.country_code,
    onFailure: (error) => log.warn({ err: error }, 'the country of an address could not be read'),
    timeoutMs: countryTimeoutMs,
  });

  async function refresh(): Promise<void> {
    try {
      const { setting } = await callOperator(apiUrl, frontGetSetting, {});
      listedCountries = new Set(setting.country_black_list.map((code) => code.toUpperCase()));
      addresses = createAddressList(setting.ip_black_list);
      isRead = true;
    } catch (error) {
      log.warn({ err: error }, 'the blacklists could not be read; the last ones still apply');
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), isRead ? refreshMs : firstReadRetryMs).unref();
  }

  function judgeBy(ip: string, country: Country): Judgement {
    if (country === undefined) return unknown;
    if (country !== null && listedCountries.has(country.toUpperCase())) return restricted(ip, country);
    return { isRestricted: false, pair: isRead ? pairOf(`${ip} ${country ?? ''}`) : undefined };
  }

  return {
    start: refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    judge(ip) {
      if (addresses.has(ip)) return restricted(ip, null);
      const country = countries.of(ip);
      return country instanceof Promise ? country.then((found) => judgeBy(ip, found)) : judgeBy(ip, country);
    },
  };
}

function restricted(ip: string, country: string | null): Judgement {
  return { isRestricted: true, pair: visitorPair({ ip, country_code: country, barred: true }) };
}
