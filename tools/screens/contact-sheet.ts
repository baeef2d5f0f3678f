import { escapeHtml } from '@playfront/api-contract/escape-html';
import type { Look, Shot } from './capture-scene.ts';
import { overflowText } from './overflow.ts';

export type Screenshot = Shot & Omit<Look, 'screen'> & { brand: string; width: number; height: number };

const filters = ['scene', 'brand', 'scheme', 'locale', 'who', 'width'] as const satisfies readonly (keyof Screenshot)[];

const escaped = (text: string | number) => escapeHtml(String(text));

const styles = `
  body{margin:0;background:#15171c;color:#e8eaf0;font:14px/1.4 system-ui,sans-serif}
  form{position:sticky;z-index:1;top:0;display:flex;flex-wrap:wrap;gap:8px 16px;padding:12px 20px;background:#15171cee;border-bottom:1px solid #333}
  label{display:flex;gap:6px;align-items:center;color:#a9afbd}select{padding:4px 8px;border:1px solid #555;border-radius:4px;background:#222630;color:inherit;font:inherit}
  output{margin-left:auto;align-self:center;color:#a9afbd}
  main{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start;padding:20px}
  figure{margin:0}figure[hidden]{display:none}figcaption{max-width:100%;padding-top:6px;color:#a9afbd;font-size:12px}figcaption b{color:#e8eaf0}
  a{display:block;overflow:hidden;height:300px;background:#000;border:1px solid #333}a:focus-visible{outline:2px solid #fff;outline-offset:2px}
  img{display:block;height:auto}.fault{width:240px;color:#ff8a93}
  dialog{width:100vw;max-width:none;height:100vh;max-height:none;padding:0;border:0;overflow:auto;background:#000}dialog img{margin:0 auto}dialog::backdrop{background:#000}`;

// A click opens a screenshot at full size; Escape closes it, arrow keys show the previous or next one that matches the filters.
const script = `
  const form = document.forms[0], figures = [...document.querySelectorAll('figure')], dialog = document.querySelector('dialog'), full = dialog.querySelector('img');
  const filter = () => { let shown = 0; const chosen = new FormData(form);
    for (const figure of figures) { figure.hidden = [...chosen].some(([name, value]) => value && figure.dataset[name] !== value); shown += !figure.hidden; }
    document.querySelector('output').textContent = shown + ' of ' + figures.length; location.replace('#' + new URLSearchParams([...chosen].filter(([, value]) => value))); };
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) if (form[name]) form[name].value = value;
  form.addEventListener('change', filter); filter();
  let current = null;
  const show = (figure) => { const link = figure?.querySelector('a'); if (!link) return; current = figure; full.src = link.href; full.width = figure.dataset.width; if (!dialog.open) dialog.showModal(); dialog.scrollTo(0, 0); };
  document.addEventListener('click', (event) => { const link = event.target.closest('a'); if (link) { event.preventDefault(); show(link.parentElement); } else if (event.target.closest('dialog')) dialog.close(); });
  dialog.addEventListener('keydown', (event) => { const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]; if (!step) return; const seen = figures.filter((figure) => !figure.hidden); show(seen[seen.indexOf(current) + step]); });`;

/** An HTML page of all screenshots, with filters; a click opens one at full size. */
export function contactSheet(screenshots: readonly Screenshot[]): string {
  const selects = filters.map((name) => {
    const values = [...new Set(screenshots.map((screenshot) => String(screenshot[name])))];
    const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
    return `<label>${name}<select name="${name}"><option value="">all</option>${options}</select></label>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${styles}</style><form>${selects.join('')}<output></output></form><main>${screenshots.map(figure).join('')}</main><dialog aria-label="Full size"><img alt=""></dialog><script>${script}</script></html>`;
}

function figure(screenshot: Screenshot): string {
  const data = filters.map((name) => `data-${name}="${escaped(screenshot[name])}"`).join(' ');
  const { scene, who, brand, scheme, locale, width, height, file, fault, overflows } = screenshot;
  const caption = `<figcaption><b>${escaped(scene)}</b> ${who}<br>${brand} ${scheme} ${escaped(locale)} ${width}${overflows.map((overflow) => `<br><span class="fault">${escaped(overflowText(overflow))}</span>`).join('')}</figcaption>`;
  if (fault !== undefined) return `<figure ${data}><p class="fault">${escaped(fault)}</p>${caption}</figure>`;
  const shownWidth = Math.round((300 * width) / height);
  const image = `<img loading="lazy" src="${escaped(file)}" width="${shownWidth}" alt="${escaped(`${scene}, ${who}, ${brand}, ${scheme}, ${locale}, ${width} px`)}">`;
  return `<figure ${data}><a href="${escaped(file)}" style="width:${shownWidth}px">${image}</a>${caption}</figure>`;
}
