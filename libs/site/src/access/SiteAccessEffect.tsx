import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { activePageAtom, isGamePlayAtom } from '../state/address.atoms.ts';
import { isBarredAtom } from '../state/visitor.atoms.ts';
import { pages } from '../addresses/pages.ts';

/** The site-access guard (spec §2): redirects blocked visitors to the restriction page, also from games and unknown URLs. Renders nothing. */
export function SiteAccessEffect() {
  const isBarred = useAtomValue(isBarredAtom);
  const page = useAtomValue(activePageAtom);
  const isGamePlay = useAtomValue(isGamePlayAtom);
  const navigate = useNavigate();

  useEffect(() => {
    if (isBarred && (page !== 'restriction' || isGamePlay)) void navigate(pages.restriction.path, { replace: true });
  }, [isBarred, page, isGamePlay, navigate]);

  return null;
}
