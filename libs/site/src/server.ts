export { renderSite, type RenderInput, type RenderResult, type SiteBuild } from './start/render-site.tsx';
export { siteMap, type SiteMap } from './pages/site-map.ts';
