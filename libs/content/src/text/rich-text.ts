/** A text of the operator as a tree: words, and elements that may stand where they stand. */
export type RichNode = string | RichElement;
export type RichElement = { readonly tag: RichTag; readonly attributes: Readonly<Record<string, string>>; readonly children: RichNode[] };

const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'small', 'sub', 'sup', 's', 'code', 'abbr', 'br'] as const;
const blockTags = ['h2', 'h3', 'h4', 'p', 'hr', 'blockquote', 'ul', 'ol', 'dl', 'table'] as const;
const partTags = ['li', 'dt', 'dd', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export type RichTag = (typeof inlineTags)[number] | (typeof blockTags)[number] | (typeof partTags)[number];
type Place = RichTag | 'root';

const inline: ReadonlySet<string> = new Set(inlineTags);
const blocks: ReadonlySet<string> = new Set(blockTags);
const parts: ReadonlySet<string> = new Set(partTags);
const empty: ReadonlySet<string> = new Set(['br', 'hr']);
const flowPlaces: ReadonlySet<Place> = new Set<Place>(['root', 'blockquote', 'li', 'dd', 'td', 'th']);

/** Places that hold only parts of themselves. */
const partsOf: { readonly [Tag in Place]?: readonly RichTag[] } = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
/** What a part stands in where its own place was left out. */
const impliedPlaces: { readonly [Tag in RichTag]?: RichTag } = { li: 'ul', dt: 'dl', dd: 'dl', tr: 'tbody', th: 'tr', td: 'tr' };

const attributesOf: { readonly [Tag in RichTag]?: readonly string[] } = {
  a: ['href'],
  abbr: ['title'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** As deep as the operator's own sanitiser lets a text go. */
const maxDepth = 30;

const token =
  /<!--[\s\S]*?-->|<(script|style|template|svg|math|iframe|textarea|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const isTag = (name: string): name is RichTag => inline.has(name) || blocks.has(name) || parts.has(name);

function allows(place: Place, child: RichTag | 'text'): boolean {
  const own = partsOf[place];
  if (own) return child !== 'text' && own.includes(child);
  if (child === 'text' || inline.has(child)) return true;
  return flowPlaces.has(place) && blocks.has(child);
}

function decoded(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : whole;
  });
}

function attributesIn(tag: RichTag, text: string): Record<string, string> {
  const known = attributesOf[tag];
  if (!known) return {};
  return Object.fromEntries(
    [...text.matchAll(attribute)]
      .map(([, name = '', double, single, bare]) => [name.toLowerCase(), decoded(double ?? single ?? bare ?? '')] as const)
      .filter(([name]) => known.includes(name)),
  );
}

/**
 * Reads the HTML of a text that the operator wrote and sanitised. What it does not know is left out, words never are; and an element
 * stands only where a browser would leave it standing, so that what the server draws is what the page finds.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const placeAt = (depth: number): Place => open[depth - 1]?.tag ?? 'root';
  const childrenAt = (depth: number) => open[depth - 1]?.children ?? root;

  /** The deepest place, from the inside out, in which `child` may stand. */
  const depthFor = (child: RichTag | 'text'): number | undefined => {
    if (child === 'a' && open.some(({ tag }) => tag === 'a')) return undefined;
    for (let depth = open.length; depth >= 0; depth--) if (allows(placeAt(depth), child)) return depth;
    return undefined;
  };
  const begin = (tag: RichTag, attributes: Record<string, string>): boolean => {
    let depth = depthFor(tag);
    if (depth === undefined) {
      const place = impliedPlaces[tag];
      if (!place || !begin(place, {})) return false;
      depth = open.length;
    }
    if (depth >= maxDepth) return false;
    open.length = depth;
    const element: RichElement = { tag, attributes, children: [] };
    childrenAt(depth).push(element);
    if (!empty.has(tag)) open.push(element);
    return true;
  };

  for (const [text, dropped, slash, name, rest = ''] of html.matchAll(token)) {
    if (dropped || text.startsWith('<!--')) continue;
    const tag = name?.toLowerCase();
    if (tag === undefined) {
      if (text.trim() === '' && !allows(placeAt(open.length), 'text')) continue;
      open.length = depthFor('text') ?? 0;
      childrenAt(open.length).push(decoded(text));
    } else if (!isTag(tag)) continue;
    else if (slash) open.length = closedDepth(open, tag);
    else begin(tag, attributesIn(tag, rest));
  }
  return root;
}

/** How much is open after the end of `tag`: all of it where no such element is. */
function closedDepth(open: readonly RichElement[], tag: RichTag): number {
  const index = open.findLastIndex((element) => element.tag === tag);
  return index === -1 ? open.length : index;
}

/** The words of a text in one line: for descriptions, for searching, for search engines. */
export function plainText(nodes: readonly RichNode[]): string {
  const words = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const inside = node.children.map(words).join('');
    return inline.has(node.tag) && node.tag !== 'br' ? inside : ` ${inside} `;
  };
  return nodes.map(words).join('').replace(/\s+/g, ' ').trim();
}

/** The beginning of a plain text, cut between words. */
export function summaryOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).replace(/[\s,.;:]+$/, '')}…`;
}
