import { memoizeLru } from '../memory/memoize-lru.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a browser accepts (`Accept-Encoding`). Browsers send a handful of different values. */
export const negotiateEncoding = (accepted = ''): Encoding => memoized(accepted);

const memoized = memoizeLru(bestOf, 200);

function bestOf(accepted: string): Encoding {
  const offers = new Set<string>();
  for (const offer of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offers.add(name);
  }
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
