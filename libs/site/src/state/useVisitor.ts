import { useBrowserAtom } from './useBrowserAtom.ts';
import { countryCodeAtom, ipAtom, type Visitor } from './visitor.atoms.ts';

/** Country and IP address of the visitor; unknown on the server, whose pages are the same for everyone. */
export function useVisitor(): Visitor {
  return { ip: useBrowserAtom(ipAtom, undefined), countryCode: useBrowserAtom(countryCodeAtom, undefined) };
}
