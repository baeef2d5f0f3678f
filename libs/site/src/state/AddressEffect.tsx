import { useLayoutEffect } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@playfront/i18n';
import { arriveAtAtom } from './address.atoms.ts';

/** Hands the router's address to the atoms before anything of it is painted. Renders nothing. */
export function AddressEffect() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const arriveAt = useSetAtom(arriveAtAtom);
  useLayoutEffect(() => arriveAt({ locale, pathname, search }), [arriveAt, locale, pathname, search]);
  return null;
}
