import { createServer as createTcpServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer, loadConfigFromFile, type ViteDevServer } from 'vite';
import { serverBuildOf, type FormFactor } from '@playfront/api-contract/site-build';
import { webRoot } from '../build-folders.ts';
import type { SiteBuild } from '../document/site-build.ts';

const serverEntry = '/src/entry-server.tsx';
const clientEntry = '/src/entry-client.tsx';

export type DevelopmentSites = {
  builds: Record<FormFactor, SiteBuild>;
  /** Lets the development servers handle requests for their modules before any page route. */
  attachTo(server: FastifyInstance): void;
  close(): Promise<void>;
};

/** Both front ends from source with hot reload, each under its own base path so that one router can distinguish them. */
export async function createDevelopmentSites(): Promise<DevelopmentSites> {
  const servers = { desktop: await createDevelopmentServer('desktop'), mobile: await createDevelopmentServer('mobile') };
  // Otherwise the first page of each would wait for all its modules.
  for (const vite of Object.values(servers)) void Promise.allSettled([vite.ssrLoadModule(serverEntry), vite.warmupRequest(clientEntry)]);
  return {
    builds: { desktop: await developmentSite('desktop', servers.desktop), mobile: await developmentSite('mobile', servers.mobile) },
    attachTo(server) {
      server.addHook('onRequest', (request, reply, done) => {
        const vite = Object.values(servers).find(({ config }) => request.raw.url?.startsWith(config.base));
        if (!vite) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
    },
    async close() {
      await Promise.all(Object.values(servers).map((vite) => vite.close()));
    },
  };
}

async function createDevelopmentServer(formFactor: FormFactor): Promise<ViteDevServer> {
  const port = await freePort();
  const root = webRoot(formFactor);
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, undefined, root);
  return createServer({
    ...loaded?.config,
    configFile: false,
    root,
    base: `/@${formFactor}/`,
    appType: 'custom',
    mode: 'development',
    // A build bundles all packages; from source, Node loads some itself because they are CommonJS.
    ssr: { ...loaded?.config.ssr, noExternal: [/^@playfront\//] },
    server: { middlewareMode: true, hmr: { port, clientPort: port } },
    clearScreen: false,
    logLevel: 'warn',
  });
}

async function developmentSite(formFactor: FormFactor, vite: ViteDevServer): Promise<SiteBuild> {
  const { queryKeys, pageSources, siteMap } = serverBuildOf(await vite.ssrLoadModule(serverEntry));
  return {
    formFactor,
    queryKeys,
    pageSources,
    siteMap,
    arrivalScript: '',
    pageFiles: {},
    worker: null,
    async render(input) {
      const { render } = serverBuildOf(await vite.ssrLoadModule(serverEntry));
      try {
        return await render(input);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    async partsFor(_, path) {
      // Adds the arrival script, Vite's client and the preamble of React's hot reload.
      const injected = await vite.transformIndexHtml(path, '<!doctype html><html><head></head><body></body></html>');
      const head = /<head>([\s\S]*?)<\/head>/.exec(injected)?.[1] ?? '';
      return { styles: '', fonts: [], head, scripts: `<script type="module" src="${vite.config.base}${clientEntry.slice(1)}"></script>` };
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
