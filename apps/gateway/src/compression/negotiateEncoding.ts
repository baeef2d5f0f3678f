import { remembering } from '../memory/remembering.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a browser takes, by its `Accept-Encoding`. Browsers send a handful of these. */
export const negotiateEncoding = (accepted = ''): Encoding => remembered(accepted);

const remembered = remembering(bestOf, 200);

function bestOf(accepted: string): Encoding {
  const offers = new Set<string>();
  for (const offer of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offers.add(name);
  }
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
