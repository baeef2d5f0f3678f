import { useLocation } from 'react-router-dom';
import { matchPage, type PageName, type PageParams } from '../addresses/pages.ts';

/** The parameters in the URL of the current page, typed by the page's name. */
export function usePageParams<Name extends PageName>(name: Name): PageParams<Name> {
  const match = matchPage(useLocation().pathname);
  if (match?.name !== name) throw new Error(`The page ${name} does not stand at this address`);
  return match.params as PageParams<Name>;
}
