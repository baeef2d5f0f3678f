import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { brandCss, brandIds, socialImage, type Brand } from '@playfront/brand';
import { root } from '../start/repository.mjs';

type Game = { thumb: { w400: string } };

const columns = 4;
const rows = 3;
const embedded = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** Images of the most popular games, different ones for each brand. */
function tilesOf(brand: Brand): string[] {
  const games = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as Game[];
  const first = brandIds.indexOf(brand.id) * columns * rows;
  return games.slice(first, first + columns * rows).map(({ thumb }) => embedded(join(root, 'apps/api', thumb.w400), 'image/avif'));
}

function fontFaces(brand: Brand): string {
  const family = /^'?([^',]+)/.exec(brand.fonts.display)?.[1] ?? '';
  const [name = ''] = brand.fonts.files.Latn;
  const folder = name.replace(/-latin-.*/, '');
  const file = join(root, 'node_modules/@fontsource-variable', folder, 'files', `${name}-normal.woff2`);
  return `@font-face{font-family:'${family}';src:url(${embedded(file, 'font/woff2')});font-weight:200 800}`;
}

function pageOf(brand: Brand): string {
  const { viewBox, paths } = brand.mark;
  const mark = paths.map(({ d, fill }) => `<path d="${d}" fill="var(--${fill})"/>`).join('');
  const tiles = tilesOf(brand).map((src) => `<img src="${src}">`);
  const columnsOfTiles = Array.from({ length: columns }, (_, column) => `<div>${tiles.slice(column * rows, (column + 1) * rows).join('')}</div>`);
  return `<!doctype html><html data-theme="${brand.defaultScheme}"><style>${fontFaces(brand)}${brandCss(brand)}
    body{margin:0;width:${socialImage.width}px;height:${socialImage.height}px;overflow:hidden;position:relative;background:var(--page);color:var(--text)}
    .tiles{position:absolute;left:610px;top:-90px;display:flex;gap:20px;transform:rotate(-8deg);transform-origin:50% 50%}
    .tiles div{display:grid;gap:20px;align-content:start}.tiles div:nth-child(even){margin-top:-110px}
    img{display:block;width:196px;height:261px;border-radius:var(--r-card)}
    .veil{position:absolute;inset:0;background:linear-gradient(90deg,var(--page) 50%,transparent 70%)}
    .word{position:absolute;left:64px;top:0;bottom:0;display:flex;align-items:center;gap:22px;font:var(--w-word) calc(74px * var(--scale-word))/1 var(--font-display);letter-spacing:var(--track-word);text-transform:var(--case-word)}
    svg{width:84px;height:84px;flex:none}
  </style><div class="tiles">${columnsOfTiles.join('')}</div><div class="veil"></div>
  <div class="word"><svg viewBox="0 0 ${viewBox} ${viewBox}">${mark}</svg>${brand.name}</div>`;
}

/** The image for shared links: logo and name in front of a wall of game tiles. A browser renders the text, since no other dependency reads WOFF2. */
export async function drawSocialImage(browser: Browser, brand: Brand): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: socialImage.width, height: socialImage.height } });
  await page.setContent(pageOf(brand));
  // As a string, since these tools are compiled without DOM types.
  await page.evaluate('Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]).then(() => undefined)');
  const image = await page.screenshot();
  await page.close();
  return sharp(image).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
