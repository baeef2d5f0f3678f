import { request } from 'node:http';
import { join } from 'node:path';
import { formFactorCookie } from '@playfront/api-contract/site-build';
import { medianOf } from './figures.ts';
import { startGateway, type GatewayProcess } from '../start/gateway-process.ts';
import { startNginx, type ServedFile } from './nginx-process.ts';
import { steadyP99Ms } from './steady-load.ts';
import { ensurePrograms } from './system-packages.ts';
import { fullLoad } from './wrk.ts';

const lobby = '/online-casino';
const turnCount = 15;
const secondsEach = 1;
/** Rounds of lobbies in every locale and both builds until the rendering code is compiled. */
const warmUpRounds = 4;
const countedRounds = 5;
const perSecond = 500;
const seconds = 10;

const browser = {
  'accept-encoding': 'gzip, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

export type GatewayResult = {
  p99Ms: number;
  nginxP99Ms: number;
  page: Comparison;
  asset: Comparison;
  coldCpuMs: number;
};

type Comparison = { ratio: number; perSecond: number; nginxPerSecond: number };

/** Measures the gateway in front of an API: a cached page at a steady rate, page and asset compared with nginx, and the CPU time of a page that is not cached. */
export async function measureGateway(apiUrl: string, folder: string): Promise<GatewayResult> {
  ensurePrograms({ nginx: 'nginx-light', wrk: 'wrk' });
  const gateway = await startGateway({ apiUrl, logFile: join(folder, 'gateway.log') });
  try {
    const coldCpuMs = await measureColdRenders(gateway);
    const { headers, files } = await servedFiles(gateway.url);
    const nginx = await startNginx(join(folder, 'nginx'), files);
    try {
      const compareWithNginx = ({ path }: ServedFile) => compare(`${gateway.url}${path}`, `${nginx.url}${path}`, headers);
      // The full load is first, as a warm-up for the steady rate.
      const page = await compareWithNginx(files[0]);
      return {
        p99Ms: await steadyP99Ms({ url: `${gateway.url}${lobby}`, headers, perSecond, seconds }),
        nginxP99Ms: await steadyP99Ms({ url: `${nginx.url}${lobby}`, headers, perSecond, seconds }),
        page,
        asset: await compareWithNginx(files[1]),
        coldCpuMs,
      };
    } finally {
      await nginx.stop();
    }
  } finally {
    await gateway.stop();
  }
}

/** CPU milliseconds of a warm gateway for a lobby that is not cached: one after the other, in each locale, for both builds. */
async function measureColdRenders({ url, cpuMs }: GatewayProcess): Promise<number> {
  const locales = (await textOf(`${url}/sitemap.xml`)).match(/(?<=\/sitemap-)[a-z]+(?=\.xml)/g) ?? [];
  // Compression is not measured; it runs on other threads.
  const wide = { ...browser, 'accept-encoding': 'identity' };
  const narrow = { ...wide, 'user-agent': `${browser['user-agent']} Mobile` };
  const visit = async (path: string) => {
    for (const locale of locales) for (const headers of [wide, narrow]) await textOf(`${url}${locale === 'en' ? '' : `/${locale}`}${path}`, headers);
  };
  for (const query of ['?sort=new', '?sort=az', '?category=slots', '?category=roulette']) await visit(`${lobby}${query}`);
  // The lobby itself: it ignores an unknown sort order, but the page is cached under a new address.
  const costs: number[] = [];
  for (let round = 0; round < warmUpRounds + countedRounds; round += 1) {
    const before = cpuMs();
    await visit(`${lobby}?sort=none${round}`);
    costs.push((cpuMs() - before) / (2 * locales.length));
  }
  return medianOf(costs.slice(warmUpRounds));
}

/** The lobby and its largest script as the gateway sends them, and the headers of a returning visitor. */
async function servedFiles(url: string): Promise<{ headers: Record<string, string>; files: [ServedFile, ServedFile] }> {
  const first = await fetch(`${url}${lobby}`, { headers: browser });
  const cookie = first.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const headers = { ...browser, cookie: [`${formFactorCookie}=desktop`, ...cookie].join('; ') };
  const scripts = new Set((await first.text()).match(/\/assets\/[^"']+\.js/g) ?? []);
  const files = await Promise.all([...scripts].map((path) => servedFile(url, path, headers)));
  const largest = files.toSorted((one, other) => other.bytes.length - one.bytes.length)[0];
  if (!largest) throw new Error('The lobby loads no script.');
  return { headers, files: [await servedFile(url, lobby, headers), largest] };
}

/** Reads a file with its bytes as sent: `fetch` would decompress them. */
function servedFile(url: string, path: string, headers: Record<string, string>): Promise<ServedFile> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          path,
          type: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'] ?? 'identity',
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}

/** Measures both in turns. The ratio is the median of the ratios of all turns, since other load on the machine changes more slowly than that. */
async function compare(ours: string, theirs: string, headers: Record<string, string>): Promise<Comparison> {
  const turns: { gateway: number; nginx: number }[] = [];
  for (const url of [ours, theirs]) await fullLoad(url, headers, 2);
  for (let turn = 0; turn < turnCount; turn += 1)
    turns.push({ gateway: await fullLoad(ours, headers, secondsEach), nginx: await fullLoad(theirs, headers, secondsEach) });
  return {
    ratio: medianOf(turns.map(({ gateway, nginx }) => gateway / nginx)),
    perSecond: medianOf(turns.map(({ gateway }) => gateway)),
    nginxPerSecond: medianOf(turns.map(({ nginx }) => nginx)),
  };
}

async function textOf(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  return response.text();
}
