import type { FastifyInstance } from 'fastify';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { sendAsset } from '../assets/asset.routes.ts';
import { assetOf } from '../assets/asset-store.ts';
import type { SiteBuild } from './site-build.ts';

/**
 * `/page-files/desktop.json` and `/page-files/mobile.json`: the files that a browser may prefetch for a visible link (spec §9), from the build's
 * manifest.
 */
export function pageFilesRoutes(server: FastifyInstance, builds: Readonly<Record<FormFactor, SiteBuild>>): void {
  for (const { formFactor, pageFiles } of Object.values(builds)) {
    const file = `${formFactor}.json`;
    const asset = assetOf(file, Buffer.from(JSON.stringify(pageFiles)));
    server.get(`/page-files/${file}`, (request, reply) => sendAsset(request, reply, asset));
  }
}
