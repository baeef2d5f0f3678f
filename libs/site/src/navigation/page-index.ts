import { useCallback } from 'react';
import { useSetAtom } from 'jotai';
import { localePath, useLocale, type MessageId } from '@playfront/i18n';
import { closeOverlayAtom, openOverlayAtom } from '../frame/frame.atoms.ts';
import { useSiteConfig } from '../frame/SiteConfigProvider.tsx';
import { pagePath, type PageTarget } from '../pages/pages.ts';
import { usePageNavigate } from '../pages/usePageNavigate.ts';
import { faqWindow, openCentredWindow } from './open-window.ts';

/** How a place is opened: as a page, in a window of its own over this one, or as a dialog. */
type Opening = 'page' | 'window' | 'dialog';

export type IndexedPage = { readonly target: PageTarget; readonly opens: Opening; readonly titleId: MessageId };

/** The places that the frame leads to, by the spec's numbers (spec §2 "Page indexes"). Each has an address, whatever way it opens. */
export const pageIndexes = [
  { target: { to: 'casino' }, opens: 'page', titleId: 'site.nav.casino' },
  { target: { to: 'liveCasino' }, opens: 'page', titleId: 'site.nav.liveCasino' },
  { target: { to: 'faq', params: { id: '0' } }, opens: 'window', titleId: 'site.nav.faq' },
  { target: { to: 'contact' }, opens: 'dialog', titleId: 'site.nav.contact' },
  { target: { to: 'promotions' }, opens: 'page', titleId: 'site.nav.promotions' },
] as const satisfies readonly IndexedPage[];

export type PageIndex = 0 | 1 | 2 | 3 | 4;

/** Opens a place by its number. A window that is blocked, and every window on a phone, is a page instead. */
export function useOpenPage(): (index: PageIndex) => void {
  const locale = useLocale();
  const { formFactor } = useSiteConfig();
  const navigate = usePageNavigate();
  const openOverlay = useSetAtom(openOverlayAtom);
  const closeOverlay = useSetAtom(closeOverlayAtom);
  return useCallback(
    (index) => {
      const { target, opens } = pageIndexes[index];
      if (opens === 'dialog') return openOverlay('contact');
      closeOverlay();
      const isWindow = opens === 'window' && formFactor === 'desktop';
      if (isWindow && openCentredWindow(localePath(locale, pagePath(target)), target.to, faqWindow)) return;
      navigate(target);
    },
    [locale, formFactor, navigate, openOverlay, closeOverlay],
  );
}
