import type { DehydratedState } from '@tanstack/react-query';
import type { SiteConfig } from '../frame/SiteConfigProvider.tsx';

/** What the server hands to the browser with the page. */
export type SiteState = {
  readonly config: SiteConfig;
  readonly queries: DehydratedState;
};

/** JSON that may stand inside a `<script>`: no tag can end or begin in it. */
export function stateText(state: SiteState): string {
  return JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
