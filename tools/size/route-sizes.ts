import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../start/repository.mjs';

/** The chunks of a build, each with the chunks that load with it. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

const deposit = 'libs/site/src/account/DepositTab.tsx';
const result = 'libs/payments/src/deposit/result.ts';

/** What the account page loads for each part of the cashier. The steps of a started payment are not included: they load once it is started. */
const cashierRoutes = [
  ['deposit', [deposit]],
  ['deposit result', [deposit, result]],
  ['withdraw', ['libs/site/src/account/WithdrawTab.tsx']],
] as const;

export type RouteSize = { build: string; route: string; bytes: number };

/** Brotli bytes of JavaScript and styles that each part of the cashier adds to the account page. */
export function cashierSizes(): RouteSize[] {
  return ['desktop', 'mobile'].flatMap((build) => cashierRoutes.map(([route, sources]) => ({ build, route, bytes: routeSize(build, sources) })));
}

function routeSize(build: string, sources: readonly string[]): number {
  const folder = join(root, `apps/web-${build}/dist/client`);
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunkOf = (source: string) => {
    const chunk = Object.keys(manifest).find((name) => name.endsWith(source));
    if (chunk === undefined) throw new Error(`The ${build} build has no chunk of ${source}`);
    return chunk;
  };
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const frame = filesOf(manifest, [...entries, chunkOf('src/pages/AccountPage.tsx')]);
  const files = [...filesOf(manifest, sources.map(chunkOf))].filter((file) => !frame.has(file));
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** The files of chunks and of all chunks that they import. */
function filesOf(manifest: Manifest, chunks: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  chunks.forEach(visit);
  return files;
}
