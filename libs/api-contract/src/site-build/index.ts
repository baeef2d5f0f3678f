export { buildReloadsKey, formFactorCookie, mobileMaxWidth, themeKey, tokenKey, unconfirmedKey, visitorCookie } from './shared-names.ts';
export {
  serverBuildOf,
  type ArrivalSettings,
  type BrowserEndpoints,
  type FormFactor,
  type RenderInput,
  type RenderResult,
  type ServerBuild,
  type SiteMap,
} from './site-build.ts';
