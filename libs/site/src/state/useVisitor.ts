import { useBrowserAtom } from './useBrowserAtom.ts';
import { countryCodeAtom, ipAtom, type Visitor } from './visitor.atoms.ts';

/** Country and address of the visitor; the server draws a page for everybody and knows neither. */
export function useVisitor(): Visitor {
  return { ip: useBrowserAtom(ipAtom, undefined), countryCode: useBrowserAtom(countryCodeAtom, undefined) };
}
