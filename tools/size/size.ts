// `npm run size`: the bytes that the lobby loads, against budgets.json. `SITE_URL` is a running site; without it, one is started from the build.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../browser/chromium.ts';
import { withBuiltSite } from '../bench/built-site.ts';
import { measure, type Measured, type Sizes, type Visitor } from './measure.ts';

const budgets = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8')) as Sizes;
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const visitors: readonly Visitor[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'mobile', width: 390, height: 844, userAgent: phone },
];
const kinds = ['js', 'css', 'html'] as const;

async function measureAll(siteUrl: string): Promise<Record<string, Measured>> {
  const browser = await chromium.launch(chromiumLaunch);
  const measured: Record<string, Measured> = {};
  for (const visitor of visitors) measured[visitor.name] = await measure(browser, `${siteUrl}/online-casino`, visitor);
  await browser.close();
  return measured;
}

const measured = await withBuiltSite(measureAll);
const rows = Object.entries(measured).flatMap(([build, { sizes }]) =>
  kinds.map((kind) => ({ build, kind, bytes: sizes[kind], budget: budgets[kind] })),
);
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
process.exitCode = rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;
