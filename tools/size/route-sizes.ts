import { join } from 'node:path';
import { root } from '../start/repository.mjs';
import { brotliBytes, filesOf, readManifest } from './manifest.ts';

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
  const manifest = readManifest(folder);
  const chunkOf = (source: string) => {
    const chunk = Object.keys(manifest).find((name) => name.endsWith(source));
    if (chunk === undefined) throw new Error(`The ${build} build has no chunk of ${source}`);
    return chunk;
  };
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const frame = filesOf(manifest, [...entries, chunkOf('src/pages/AccountPage.tsx')]);
  return brotliBytes(
    folder,
    [...filesOf(manifest, sources.map(chunkOf))].filter((file) => !frame.has(file)),
  );
}
