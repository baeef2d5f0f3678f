export type Encoding = 'br' | 'gzip' | 'identity';

const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding a browser takes, by its `Accept-Encoding`. Browsers send a handful of these, so what they come to is remembered. */
export function negotiateEncoding(accepted = ''): Encoding {
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const encoding = bestOf(accepted);
  if (known.size < mostKnown && accepted.length < 100) known.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const offers = new Set<string>();
  for (const offer of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offers.add(name);
  }
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
