// The measured code runs in the page.
/// <reference lib="dom" />
import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../browser/chromium.ts';
import { root } from '../start/repository.mjs';
import { medianOf } from './figures.ts';

const tileCount = 10_000;
const seconds = 3;
const slowdown = 4;
const attempts = 3;
const viewport = { width: 1280, height: 800 };
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.avif': 'image/avif' };

export type GridResult = { p95Ms: number; nodes: number };

type SeededGame = { thumb: { w200: string; w400: string }; dominant: string };

/** Scrolls the site's grid of 10,000 tiles by a full screen each frame on a CPU slowed down four times. Returns the median frame time of three runs and the maximum number of nodes. */
export async function measureGrid(folder: string): Promise<GridResult> {
  const site = await serveGrid(folder);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const runs: GridResult[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const page = await browser.newPage({ viewport });
      runs.push(await scrollThrough(page, site.url));
      await page.close();
    }
    return { p95Ms: medianOf(runs.map(({ p95Ms }) => p95Ms)), nodes: Math.max(...runs.map(({ nodes }) => nodes)) };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function scrollThrough(page: Page, url: string): Promise<GridResult> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page.evaluate(async (durationMs) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const frames: number[] = [];
    let nodes = document.querySelectorAll('*').length;
    const startMs = await nextFrame();
    for (let beforeMs = startMs; beforeMs - startMs < durationMs;) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      const nowMs = await nextFrame();
      frames.push(nowMs - beforeMs);
      beforeMs = nowMs;
      nodes = Math.max(nodes, document.querySelectorAll('*').length);
    }
    // After scrolling has stopped, the tiles are rendered in full again.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
    if (scrollY < innerHeight * frames.length * 0.9) throw new Error(`The grid ended after ${scrollY} px`);
    return { p95Ms: frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? Number.NaN, nodes };
  }, seconds * 1000);
}

/** Serves the component's production build in a page, with the images of the catalogue. */
async function serveGrid(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const output = join(folder, 'grid');
  await build({
    root: join(root, 'libs/ui'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: output,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(root, 'libs/ui/src/games/grid.benchmark.tsx'),
        output: { entryFileNames: 'grid.js', assetFileNames: 'grid[extname]' },
      },
    },
  });
  const games = JSON.parse(readFileSync(join(root, 'apps/api/seed/games.json'), 'utf8')) as SeededGame[];
  const art = games.map(({ thumb, dominant }) => ({ ...thumb, dominant }));
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Grid</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/grid.css">
    <script id="benchmark" type="application/json">${JSON.stringify({ count: tileCount, art })}</script><div id="root"></div><script type="module" src="/grid.js"></script>`;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://grid').pathname);
    const file = path.startsWith('/art/') ? join(root, 'apps/api', path) : join(output, path);
    const type = types[extname(path)];
    if (path === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else if (type && existsSync(file)) response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' }).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/`, stop };
}
