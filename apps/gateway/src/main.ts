import { brandIds } from '@playfront/brand';
import { loadAssets } from './assets/asset-store.ts';
import { backOfficeFolder, compressedFolder, gamesFolder, webFolder } from './build-folders.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { loadBuiltSite } from './document/built-site.ts';
import { createGateway } from './server.ts';

const shutdownMs = 10_000;

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env, brandIds);
  const assets = await loadAssets(
    [
      { folder: `${webFolder('desktop')}/client`, urlPrefix: '/' },
      { folder: `${webFolder('mobile')}/client`, urlPrefix: '/' },
      { folder: gamesFolder, urlPrefix: '/games/' },
      { folder: backOfficeFolder, urlPrefix: '/back-office/' },
    ],
    compressedFolder,
  );
  const development = configuration.isDevelopment ? await import('./development/development-sites.ts') : null;
  const sites = await development?.createDevelopmentSites();
  const builds = sites?.builds ?? { desktop: await loadBuiltSite('desktop', assets), mobile: await loadBuiltSite('mobile', assets) };
  const server = createGateway({ configuration, assets, builds, renderDeadlineMs: configuration.isDevelopment ? 60_000 : 5_000 });
  sites?.attachTo(server);

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    server.log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      server.log.warn('open requests outlived the shutdown');
      process.exit(1);
    }, shutdownMs);
    await Promise.allSettled([server.close(), sites?.close()]);
    clearTimeout(deadline);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  await server.listen({ host: configuration.host, port: configuration.port });
}
