import { frontAuthGetIpStack, frontGetSetting } from '@playfront/api-contract';
import { createAddressList } from '@playfront/api-contract/address-list';
import type { FastifyBaseLogger } from 'fastify';
import { callOperator } from '../operator/call-operator.ts';
import { memoizeLru } from '../memory/memoize-lru.ts';
import { createCountries, type Country } from './countries.ts';
import { visitorPair } from './visitor-cookie.ts';

/** What the start of a page came to (spec §4 "Page start"). */
export type Judgement = {
  /** The operator shuts this address or its country out. When nobody can say, it does not. */
  isRestricted: boolean;
  /** The cookie pair that tells the site so; none when something could not be asked. */
  pair: string | undefined;
};

export type Restriction = {
  /** Reads the blacklists now and then every minute. */
  start(): Promise<void>;
  stop(): void;
  judge(ip: string): Judgement | Promise<Judgement>;
};

const refreshMs = 60_000;
/** Until they were read for the first time, nobody can be shut out. */
const firstReadRetryMs = 5_000;

/** The pair of an address and, after a blank, the code of its country or nothing. Most pages are asked for by who has just been here. */
const pairOf = memoizeLru((known) => {
  const [ip = '', country = ''] = known.split(' ');
  return visitorPair({ ip, country_code: country === '' ? null : country });
}, 20_000);

const unknown: Judgement = { isRestricted: false, pair: undefined };

export function createRestriction(apiUrl: string, log: FastifyBaseLogger, countryPatienceMs: number): Restriction {
  let isRead = false;
  let isStopped = false;
  let listedCountries = new Set<string>();
  let addresses = createAddressList([]);
  let timer: NodeJS.Timeout | undefined;
  const countries = createCountries({
    ask: async (ip) => (await callOperator(apiUrl, frontAuthGetIpStack, { ip })).data.country_code,
    onFailure: (error) => log.warn({ err: error }, 'the country of an address could not be read'),
    patienceMs: countryPatienceMs,
  });

  async function refresh(): Promise<void> {
    try {
      const { setting } = await callOperator(apiUrl, frontGetSetting, {});
      listedCountries = new Set(setting.country_black_list.map((code) => code.toUpperCase()));
      addresses = createAddressList(setting.ip_black_list);
      isRead = true;
    } catch (error) {
      log.warn({ err: error }, 'the blacklists could not be read; the last known stay in force');
    }
    if (!isStopped) timer = setTimeout(() => void refresh(), isRead ? refreshMs : firstReadRetryMs).unref();
  }

  function judgeBy(ip: string, country: Country): Judgement {
    if (country === undefined) return unknown;
    if (country !== null && listedCountries.has(country.toUpperCase())) return shutOut(ip, country);
    return { isRestricted: false, pair: isRead ? pairOf(`${ip} ${country ?? ''}`) : undefined };
  }

  return {
    start: refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    judge(ip) {
      if (addresses.has(ip)) return shutOut(ip, null);
      const country = countries.of(ip);
      return country instanceof Promise ? country.then((found) => judgeBy(ip, found)) : judgeBy(ip, country);
    },
  };
}

function shutOut(ip: string, country: string | null): Judgement {
  return { isRestricted: true, pair: visitorPair({ ip, country_code: country, barred: true }) };
}
