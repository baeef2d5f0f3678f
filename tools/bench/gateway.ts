import { request } from 'node:http';
import { join } from 'node:path';
import { formFactorCookie } from '@playfront/api-contract/site-build';
import { medianOf } from './figures.ts';
import { startGateway, type GatewayProcess } from '../start/gateway-process.ts';
import { startNginx, type ServedFile } from './nginx-process.ts';
import { steadyP99Ms } from './steady-load.ts';
import { needPrograms } from './system-packages.ts';
import { fullLoad } from './wrk.ts';

const lobby = '/online-casino';
const turnCount = 15;
const secondsEach = 1;
/** Of lobbies in every locale and both builds, until what draws them is compiled. */
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

/** The gateway before an API: a kept page at a steady rate, page and asset beside nginx, and what a page costs that is not kept. */
export async function measureGateway(apiUrl: string, folder: string): Promise<GatewayResult> {
  needPrograms({ nginx: 'nginx-light', wrk: 'wrk' });
  const gateway = await startGateway({ apiUrl, logFile: join(folder, 'gateway.log') });
  try {
    const coldCpuMs = await measureColdRenders(gateway);
    const { headers, files } = await servedFiles(gateway.url);
    const nginx = await startNginx(join(folder, 'nginx'), files);
    try {
      const beside = ({ path }: ServedFile) => compare(`${gateway.url}${path}`, `${nginx.url}${path}`, headers);
      // First the full load: a server that has just started is not what is looked at.
      const page = await beside(files[0]);
      return {
        p99Ms: await steadyP99Ms({ url: `${gateway.url}${lobby}`, headers, perSecond, seconds }),
        nginxP99Ms: await steadyP99Ms({ url: `${nginx.url}${lobby}`, headers, perSecond, seconds }),
        page,
        asset: await beside(files[1]),
        coldCpuMs,
      };
    } finally {
      await nginx.stop();
    }
  } finally {
    await gateway.stop();
  }
}

/** Milliseconds of CPU of a gateway that has been running for a while for a lobby that is not kept: one after another, in each locale, for both builds. */
async function measureColdRenders({ url, cpuMs }: GatewayProcess): Promise<number> {
  const locales = (await textOf(`${url}/sitemap.xml`)).match(/(?<=\/sitemap-)[a-z]+(?=\.xml)/g) ?? [];
  // Compressing is not drawing, and is done on other threads.
  const wide = { ...browser, 'accept-encoding': 'identity' };
  const narrow = { ...wide, 'user-agent': `${browser['user-agent']} Mobile` };
  const visit = async (path: string) => {
    for (const locale of locales) for (const headers of [wide, narrow]) await textOf(`${url}${locale === 'en' ? '' : `/${locale}`}${path}`, headers);
  };
  for (const query of ['?sort=new', '?sort=az', '?category=slots', '?category=roulette']) await visit(`${lobby}${query}`);
  // The lobby itself: an order that it does not know is left out, and the page kept under an address of its own.
  const costs: number[] = [];
  for (let round = 0; round < warmUpRounds + countedRounds; round += 1) {
    const before = cpuMs();
    await visit(`${lobby}?sort=none${round}`);
    costs.push((cpuMs() - before) / (2 * locales.length));
  }
  return medianOf(costs.slice(warmUpRounds));
}

/** The lobby and its largest script as the gateway sends them, and the headers of a visitor who has been here before. */
async function servedFiles(url: string): Promise<{ headers: Record<string, string>; files: [ServedFile, ServedFile] }> {
  const first = await fetch(`${url}${lobby}`, { headers: browser });
  const cookie = first.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const headers = { ...browser, cookie: [`${formFactorCookie}=desktop`, ...cookie].join('; ') };
  const scripts = new Set((await first.text()).match(/\/assets\/[^"']+\.js/g) ?? []);
  const files = await Promise.all([...scripts].map((path) => servedFile(url, path, headers)));
  const largest = files.toSorted((one, other) => other.bytes.length - one.bytes.length)[0];
  if (!largest) throw new Error('The lobby names no script.');
  return { headers, files: [await servedFile(url, lobby, headers), largest] };
}

/** Its bytes as they go over the wire: `fetch` would hand them over decoded. */
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

/** They take turns. The ratio is the median of those of each turn: what else the machine does changes slower than that. */
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}
