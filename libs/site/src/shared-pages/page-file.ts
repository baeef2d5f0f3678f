import type { PageName } from '../addresses/pages.ts';
import { sharedPages } from './shared-pages.ts';

/** Source file of a page as in the bundler's manifest, relative to an app's folder. Only the server needs it: derived, it costs the browser no bytes. */
export function pageFile(name: PageName): string {
  const folder = name in sharedPages ? '../../libs/site/src/shared-pages' : 'src/pages';
  return `${folder}/${name.charAt(0).toUpperCase()}${name.slice(1)}Page.tsx`;
}
