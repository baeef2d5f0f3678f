import type { FastifyInstance } from 'fastify';
import { sendAsset } from '../assets/asset.routes.ts';
import type { AssetStore } from '../assets/asset-store.ts';

// Their URLs are fixed by convention and cannot contain a hash: a changed icon is everywhere a day later.
const oneDay = 'public, max-age=86400';

/** `/favicon.svg`, `/manifest.webmanifest` and the other files of a brand at the root of its site. */
export function brandRoutes(server: FastifyInstance, files: AssetStore): void {
  for (const [path, file] of files) server.get(path, (request, reply) => sendAsset(request, reply, file, oneDay));
}
