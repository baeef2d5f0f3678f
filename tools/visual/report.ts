/** One sheet that is not as it was kept. */
export type Change = { readonly name: string; readonly kind: 'changed' | 'new' | 'gone'; readonly changedPixels: number };

const words = { changed: 'changed', new: 'new: there is no picture of it yet', gone: 'gone: nothing draws it any more' } as const;

const figure = (name: string, part: string) =>
  `<figure><figcaption>${part}</figcaption><a href="${name}.${part}.webp"><img src="${name}.${part}.webp" alt="${name}, ${part}" loading="lazy"></a></figure>`;

const partsOf = { changed: ['before', 'after', 'difference'], new: ['after'], gone: ['before'] } as const;

/** The page that shows what changed, side by side. */
export function reportPage(changes: readonly Change[]): string {
  const sections = changes.map(
    ({ name, kind, changedPixels }) =>
      `<section><h2>${name}</h2><p>${words[kind]}${kind === 'changed' ? `: ${changedPixels} pixels` : ''}</p><div>${partsOf[kind].map((part) => figure(name, part)).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#888;color:#111}div{display:flex;gap:1rem;align-items:start;overflow:auto}figure{margin:0}img{max-width:30vw;display:block}figcaption{font-weight:600}</style>
<h1>${changes.length} sheets differ</h1><p><code>npm run visual -- --update</code> keeps what is drawn now.</p>${sections.join('\n')}</html>\n`;
}
