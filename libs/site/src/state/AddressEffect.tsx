import { useLayoutEffect } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useLocale } from '@playfront/i18n';
import { arriveAtAtom } from './address.atoms.ts';

/** Copies the router's location to the atoms before the next paint. Renders nothing. */
export function AddressEffect() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const arriveAt = useSetAtom(arriveAtAtom);
  useLayoutEffect(() => arriveAt({ locale, pathname, search }), [arriveAt, locale, pathname, search]);
  return null;
}
