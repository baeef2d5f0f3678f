import { useLocation } from 'react-router-dom';
import { matchPage, type PageName, type PageParams } from '../addresses/pages.ts';

/** The parameters in the URL of the current page, typed by the page's name. */
export function usePageParams<Name extends PageName>(name: Name): PageParams<Name> {
  const match = matchPage(useLocation().pathname);
  if (match?.name !== name) throw new Error(`usePageParams('${name}') was called on another page`);
  return match.params as PageParams<Name>;
}
