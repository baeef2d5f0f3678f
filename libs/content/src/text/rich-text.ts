/** A text of the operator as a tree of strings and validly nested elements. */
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

/** Elements that may contain only certain parts. */
const partsOf: { readonly [Tag in Place]?: readonly RichTag[] } = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
/** Parent to add for a part whose parent is missing. */
const impliedPlaces: { readonly [Tag in RichTag]?: RichTag } = { li: 'ul', dt: 'dl', dd: 'dl', tr: 'tbody', th: 'tr', td: 'tr' };

const attributesOf: { readonly [Tag in RichTag]?: readonly string[] } = {
  a: ['href'],
  abbr: ['title'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** The same limit as in the operator's sanitiser. */
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
 * Parses the operator's sanitised HTML. Unknown elements are dropped but their text is kept, and elements
 * are nested only as a browser would nest them, so that server and browser render the same tree.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const placeAt = (depth: number): Place => open[depth - 1]?.tag ?? 'root';
  const childrenAt = (depth: number) => open[depth - 1]?.children ?? root;

  /** The innermost open element that may contain `child`. */
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

/** The number of elements that stay open after the end of `tag`: all of them if it is not open. */
function closedDepth(open: readonly RichElement[], tag: RichTag): number {
  const index = open.findLastIndex((element) => element.tag === tag);
  return index === -1 ? open.length : index;
}

/** A text as one line without tags: for descriptions, the search and search engines. */
export function plainText(nodes: readonly RichNode[]): string {
  const textOf = (node: RichNode): string => {
    if (typeof node === 'string') return node;
    const inside = node.children.map(textOf).join('');
    return inline.has(node.tag) && node.tag !== 'br' ? inside : ` ${inside} `;
  };
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

/** The start of a plain text, cut between words. */
export function summaryOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > maxLength / 2 ? start.slice(0, end) : start).replace(/[\s,.;:]+$/, '')}…`;
}
