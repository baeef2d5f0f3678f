import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../assets/asset.routes.ts';
import type { AssetStore } from '../assets/asset-store.ts';

// Their addresses are fixed by custom and cannot carry a hash; a day later a changed mark is everywhere.
const oneDay = 'public, max-age=86400';

/** `/favicon.svg`, `/manifest.webmanifest` and the other files that a brand has at the root of its site. */
export function brandRoutes(server: FastifyInstance, files: AssetStore): void {
  for (const [path, file] of files) server.get(path, (request, reply) => sendAsset(request, reply, file, oneDay));
}
