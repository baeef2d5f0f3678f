export { renderSite, type RenderInput, type RenderResult, type SiteBuild } from './start/render-site.tsx';
