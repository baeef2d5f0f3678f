/** A sheet that differs from its reference image. */
export type Change = { readonly name: string; readonly kind: 'changed' | 'new' | 'gone'; readonly changedPixels: number };

const descriptions = { changed: 'changed', new: 'new: there is no reference image yet', gone: 'gone: no story renders it any more' } as const;

const figure = (name: string, part: string) =>
  `<figure><figcaption>${part}</figcaption><a href="${name}.${part}.webp"><img src="${name}.${part}.webp" alt="${name}, ${part}" loading="lazy"></a></figure>`;

const partsOf = { changed: ['before', 'after', 'difference'], new: ['after'], gone: ['before'] } as const;

/** The HTML page that shows all differences side by side. */
export function reportPage(changes: readonly Change[]): string {
  const sections = changes.map(
    ({ name, kind, changedPixels }) =>
      `<section><h2>${name}</h2><p>${descriptions[kind]}${kind === 'changed' ? `: ${changedPixels} pixels` : ''}</p><div>${partsOf[kind].map((part) => figure(name, part)).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#888;color:#111}div{display:flex;gap:1rem;align-items:start;overflow:auto}figure{margin:0}img{max-width:30vw;display:block}figcaption{font-weight:600}</style>
<h1>${changes.length} sheets differ</h1><p><code>npm run visual -- --update</code> stores the current images as reference.</p>${sections.join('\n')}</html>\n`;
}
