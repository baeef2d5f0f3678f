import { frontAuthGetIpStack, frontGetSetting, type AnswerOf } from '@playfront/api-contract';
import type { FastifyBaseLogger } from 'fastify';
import { createAddressList } from './createAddressList.ts';

export type Restriction = {
  /** Reads the blacklists now and then every minute. */
  start(): Promise<void>;
  stop(): void;
  /** Whether the operator shuts this address or its country out. When nobody can say, it does not (spec §4, "Page start"). */
  isRestricted(ip: string): Promise<boolean>;
};

const refreshMs = 60_000;
const callTimeoutMs = 3_000;
const countryKeptMs = 3_600_000;
const mostCountries = 10_000;

type Setting = Pick<AnswerOf<typeof frontGetSetting>['setting'], 'country_black_list' | 'ip_black_list'>;
type Country = { code: string | null; readAtMs: number };

export function createRestriction(apiUrl: string, log: FastifyBaseLogger, now: () => number = Date.now): Restriction {
  let setting: Setting = { country_black_list: [], ip_black_list: [] };
  let addresses = createAddressList([]);
  let timer: NodeJS.Timeout | undefined;
  const countries = new Map<string, Country>();

  async function refresh(): Promise<void> {
    try {
      const answer = await call(apiUrl, frontGetSetting.path, {});
      setting = validated<AnswerOf<typeof frontGetSetting>>(frontGetSetting.answer, answer).setting;
      addresses = createAddressList(setting.ip_black_list);
    } catch (error) {
      log.warn({ err: error }, 'the blacklists could not be read; the last known stay in force');
    }
  }

  async function countryOf(ip: string): Promise<string | null> {
    const known = countries.get(ip);
    if (known && now() - known.readAtMs < countryKeptMs) return known.code;
    const answer = await call(apiUrl, frontAuthGetIpStack.path, { ip });
    const code = validated<AnswerOf<typeof frontAuthGetIpStack>>(frontAuthGetIpStack.answer, answer).data.country_code;
    if (countries.size >= mostCountries) countries.clear();
    countries.set(ip, { code, readAtMs: now() });
    return code;
  }

  return {
    async start() {
      await refresh();
      timer = setInterval(() => void refresh(), refreshMs).unref();
    },
    stop() {
      clearInterval(timer);
    },
    async isRestricted(ip) {
      if (addresses.has(ip)) return true;
      if (setting.country_black_list.length === 0) return false;
      try {
        const code = await countryOf(ip);
        return code !== null && setting.country_black_list.some((listed) => listed.toUpperCase() === code.toUpperCase());
      } catch (error) {
        log.warn({ err: error }, 'the country of an address could not be read');
        return false;
      }
    },
  };
}

async function call(apiUrl: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${apiUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The schemas speak Standard Schema, so the gateway needs no validation library of its own. */
type Standard = {
  '~standard': { validate(value: unknown): { value?: unknown; issues?: readonly { message: string }[] | undefined } | Promise<unknown> };
};

function validated<Answer>(schema: Standard, value: unknown): Answer {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('an asynchronous schema');
  if (result.issues) throw new Error(`an answer does not keep the contract: ${result.issues[0]?.message ?? ''}`);
  return result.value as Answer;
}
