import type { ServerBuild } from '@playfront/api-contract/site-build';
import { lobbyQueryKeys } from '@playfront/casino';
import { sportsQueryKeys } from '@playfront/sportsbook';
import { pages, type PageName } from '../addresses/pages.ts';
import { siteMap } from '../addresses/site-map.ts';
import { pageFile } from '../shared-pages/page-file.ts';
import { renderSite, type SiteBuild } from '../start/render-site.tsx';

/** The interface of a build for the gateway. */
export function createServerBuild(site: SiteBuild): ServerBuild {
  return {
    render: (input) => renderSite(site, input),
    queryKeys: [...lobbyQueryKeys, ...sportsQueryKeys],
    pageSources: Object.fromEntries((Object.keys(pages) as PageName[]).map((name) => [name, pageFile(name)])),
    siteMap,
  };
}
