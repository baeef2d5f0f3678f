import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { frontGetFaqTemplate, frontGetGames, frontGetPromotionTemplate } from '@playfront/api-contract';
import type { FastifyInstance } from 'fastify';
import type { SiteMap } from '@playfront/api-contract/site-build';
import { sendAsset } from '../assets/asset.routes.ts';
import type { Asset } from '../assets/asset-store.ts';
import { contentHash } from '../assets/content-hash.ts';
import { contentTypeOf } from '../assets/content-types.ts';
import { callOperator } from '../operator/call-operator.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { pageLifetime } from '../page-cache/page-lifetime.ts';
import { robotsText } from './robots-text.ts';
import { sitemapIndexXml, sitemapPath, sitemapXml } from './sitemap-xml.ts';

export type SitemapDependencies = { siteMap: SiteMap; apiUrl: string; publicUrl: string };

/** The content paths as read from the operator once, and the sitemaps generated from them, so that all list the same pages. */
type SitemapContent = { isCacheable: boolean; status: 200; paths: readonly string[]; files: Map<string, Promise<Asset>> };

const oneHour = 'public, max-age=3600';

/** `/robots.txt`, `/sitemap.xml` and the sitemap of each locale. */
export function sitemapRoutes(server: FastifyInstance, { siteMap, apiUrl, publicUrl }: SitemapDependencies): void {
  const contents = createPageCache<SitemapContent>({
    ...pageLifetime,
    maxEntries: 1,
    onRefreshFailure: (_, error) => server.log.error({ err: error }, 'the sitemaps could not be refreshed'),
  });
  const robots = fileOf('robots.txt', robotsText(publicUrl));
  const index = fileOf('sitemap.xml', sitemapIndexXml(siteMap, publicUrl));

  async function readContent(): Promise<SitemapContent> {
    const [promotions, faq, games] = await Promise.allSettled([
      callOperator(apiUrl, frontGetPromotionTemplate, {}),
      callOperator(apiUrl, frontGetFaqTemplate, {}),
      readGames(apiUrl),
    ]);
    for (const result of [promotions, faq, games]) {
      if (result.status === 'rejected') server.log.warn({ err: result.reason as unknown }, 'a sitemap lacks pages of the operator');
    }
    const content = siteMap.contentPaths({
      promotions: promotions.status === 'fulfilled' ? promotions.value.promotions.map(({ id }) => id) : [],
      faqSections: faq.status === 'fulfilled' ? faq.value.faqs.map(({ id }) => id) : [],
      games: games.status === 'fulfilled' ? games.value : [],
    });
    return {
      isCacheable: [promotions, faq, games].every(({ status }) => status === 'fulfilled'),
      status: 200,
      paths: [...new Set([...siteMap.indexedPaths, ...content])],
      files: new Map(),
    };
  }

  server.get('/robots.txt', async (request, reply) => sendAsset(request, reply, await robots, oneHour));
  server.get('/sitemap.xml', async (request, reply) => sendAsset(request, reply, await index, oneHour));
  for (const { code } of siteMap.locales) {
    server.get(sitemapPath(code), async (request, reply) => {
      const { files, paths, isCacheable } = await contents.read('content', readContent);
      const file = files.get(code) ?? fileOf('sitemap.xml', sitemapXml(siteMap, publicUrl, code, paths));
      files.set(code, file);
      return sendAsset(request, reply, await file, isCacheable ? oneHour : 'no-store');
    });
  }
}

const gamesPerPage = 100;

/** The slugs of all games that can be opened. */
async function readGames(apiUrl: string): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { games, total } = await callOperator(apiUrl, frontGetGames, { page, page_size: gamesPerPage });
    slugs.push(...games.filter(({ status }) => status === 'active').map(({ slug }) => slug));
    if (games.length === 0 || page * gamesPerPage >= total) return slugs;
  }
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** A sitemap has megabytes, which the highest quality would compress for seconds. */
const brotliQuality = 5;

async function fileOf(name: string, text: string): Promise<Asset> {
  const identity = Buffer.from(text);
  const [br, compressed] = await Promise.all([brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }), gzipped(identity)]);
  return { type: contentTypeOf(name), isImmutable: false, etag: `W/"${contentHash(identity)}"`, identity, br, gzip: compressed };
}
