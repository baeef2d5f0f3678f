export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a browser takes, by its `Accept-Encoding`. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  const offers = new Set<string>();
  for (const offer of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offers.add(name);
  }
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
