// `npm run size`: the bytes that the lobby loads, in English and in two languages of other scripts, the messages of each language, the cashier and the games, against budgets.json. `SITE_URL` is a running site; without it, one is started from the build.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../browser/chromium.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { gameSizes } from './game-sizes.ts';
import { messageSizes } from './message-sizes.ts';
import { cashierSizes } from './route-sizes.ts';
import { measure, type Measured, type Sizes, type Visitor } from './measure.ts';

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Sizes & Budgets;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const visitors: readonly Visitor[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'mobile', width: 390, height: 844, userAgent: phone },
];
/** Bytes of the core and the later messages of any language, how much more a first visit may load than in English, bytes of a part of the cashier, and JavaScript of an engine of games. */
type Budgets = { messages: number; laterMessages: number; firstVisitRatio: number; cashier: number; game: number };

/** Languages whose script needs the most bytes, Japanese and Hindi. */
const otherScripts = ['jp', 'in'];
const kinds = ['js', 'css', 'html'] as const;

async function measureAll(siteUrl: string): Promise<Record<string, Measured>> {
  const browser = await chromium.launch(chromiumLaunch);
  const measured: Record<string, Measured> = {};
  for (const visitor of visitors) measured[visitor.name] = await measure(browser, `${siteUrl}/online-casino`, visitor);
  for (const locale of otherScripts)
    measured[locale] = await measure(browser, `${siteUrl}/${locale}/online-casino`, { name: locale, width: 1280, height: 800 });
  await browser.close();
  return measured;
}

const measured = await withBuiltSite(measureAll);
const rows = Object.entries(measured)
  .filter(([build]) => !otherScripts.includes(build))
  .flatMap(([build, { sizes }]) => kinds.map((kind) => ({ build, kind, bytes: sizes[kind], budget: budgets[kind] })));
console.log('build    kind   bytes (brotli)    budget');
for (const { build, kind, bytes, budget } of rows) {
  console.log(
    `${build.padEnd(8)} ${kind.padEnd(5)} ${String(bytes).padStart(15)} ${String(budget).padStart(9)}  ${bytes > budget ? `over by ${bytes - budget}` : 'ok'}`,
  );
}
for (const [build, { prefetchedBytes }] of Object.entries(measured))
  console.log(`${build} also prefetches ${prefetchedBytes} bytes for visible links when idle.`);
for (const build of new Set(rows.filter(({ bytes, budget }) => bytes > budget).map((row) => row.build))) {
  console.log(`\nFiles that ${build} loads:`);
  for (const { path, bytes } of measured[build]?.files ?? []) console.log(`${String(bytes).padStart(7)} ${path}`);
}
const isOver = [reportFirstVisits(), reportMessages(), reportCashier(), reportGames()].includes(true);
process.exitCode = isOver || rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

/** Prints all bytes of a first visit, fonts included, against English; returns whether one is over. */
function reportFirstVisits(): boolean {
  const totalOf = (name: string) => {
    const { sizes, fontBytes } = measured[name] ?? { sizes: { js: 0, css: 0, html: 0 }, fontBytes: 0 };
    return sizes.js + sizes.css + sizes.html + fontBytes;
  };
  const ratios = otherScripts.map((locale) => ({ locale, ratio: totalOf(locale) / totalOf('desktop') }));
  for (const { locale, ratio } of ratios)
    console.log(`A first visit of ${locale} loads ${ratio.toFixed(2)} times the bytes of English (budget ${budgets.firstVisitRatio}).`);
  return ratios.some(({ ratio }) => ratio > budgets.firstVisitRatio);
}

/** Prints the messages of each language; returns whether one is over. */
function reportMessages(): boolean {
  const sizes = messageSizes();
  console.log(
    `Messages, core + later (budgets ${budgets.messages} + ${budgets.laterMessages}): ${sizes.map(({ locale, core, later }) => `${locale} ${core} + ${later}`).join(', ')}`,
  );
  return sizes.some(({ core, later }) => core > budgets.messages || later > budgets.laterMessages);
}

/** Prints what the cashier adds to the account page; returns whether one is over. */
function reportCashier(): boolean {
  const sizes = cashierSizes();
  console.log(`Cashier (budget ${budgets.cashier}): ${sizes.map(({ build, route, bytes }) => `${build} ${route} ${bytes}`).join(', ')}`);
  return sizes.some(({ bytes }) => bytes > budgets.cashier);
}

/** Prints the JavaScript of each engine of games; returns whether one is over. */
function reportGames(): boolean {
  const sizes = gameSizes();
  console.log(`Games (budget ${budgets.game}): ${sizes.map(({ engine, bytes }) => `${engine} ${bytes}`).join(', ')}`);
  return sizes.some(({ bytes }) => bytes > budgets.game);
}
