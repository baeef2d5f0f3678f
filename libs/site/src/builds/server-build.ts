import type { ServerBuild } from '@playfront/api-contract/site-build';
import { lobbyQueryKeys } from '@playfront/casino';
import { sportsQueryKeys } from '@playfront/sportsbook';
import { siteMap } from '../addresses/site-map.ts';
import { pageSourcesOf } from '../page-loading/page-loader.ts';
import { renderSite, type SiteBuild } from '../start/render-site.tsx';

/** The interface of a build for the gateway. */
export function createServerBuild(site: SiteBuild): ServerBuild {
  return {
    render: (input) => renderSite(site, input),
    queryKeys: [...lobbyQueryKeys, ...sportsQueryKeys],
    pageSources: pageSourcesOf(site.pages),
    siteMap,
  };
}
